import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { getSession } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { blockReload } from '#src/lib/browser/new-version.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useNavigate } from '#src/navigation/router/use-navigate.ts';
import { sectionOf } from '#src/navigation/section-of.ts';
import { subScreenTarget, type Target } from '#src/navigation/target.ts';
import { PaymentFailedNotice } from './payment-failed-notice.tsx';
import { type PaymentResult, parsePaymentResult } from './payment-result.ts';

const paymentCompleted = lazyCode(async () => (await import('./payment-completed.tsx')).PaymentCompleted);
const paidEarlier = lazyCode(async () => (await import('./paid-earlier.ts')).isPaidEarlier);

/** The sub-screen to which the payment page of each fee returns, and its failure message. */
const returns: Readonly<Record<GoodsType, { path: string; menu: string; failure: string }>> = {
  [GoodsType.annualFee]: {
    path: paths.membership,
    menu: menuTitle.annualFee,
    failure: '결제에 실패했습니다. 다시 시도해 주세요.',
  },
  [GoodsType.registrationFee]: {
    path: paths.society,
    menu: menuTitle.registration,
    failure: '결제에 실패했습니다.\n다시 시도해 주세요.',
  },
};

/** Returns the fee whose payment page returns to a section. */
const goodsReturningTo = (section: string | undefined): GoodsType =>
  Object.values(GoodsType).find((goods) => returns[goods].path === section) ?? GoodsType.registrationFee;

/**
 * Returns the sub-screen to show below the result. For a guest it is the default sub-screen of the section: the payment
 * sub-screen would open the login modal over the result.
 */
const targetAfterPayment = (goods: GoodsType): Target =>
  getSession() ? subScreenTarget(returns[goods].path, returns[goods].menu) : { to: returns[goods].path };

/** A payment result with a number. The number is the React key, so each result sends its own confirmation request. */
type OpenResult = { number: number; result: PaymentResult };

/**
 * Handles the return from the payment page. It parses the query of `/membership` or `/society`, shows the result in a
 * modal, and removes the query from the URL, so that a reload shows nothing. A failed payment of a fee that another
 * payment has paid opens its history. After another failure, `/society` also shows a notice. Each section renders it once,
 * outside its sub-screens, so that it stays mounted when they change.
 */
export function PaymentReturn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [openResult, setOpenResult] = useState<OpenResult | null>(null);
  // A ref, because the navigation that removes the query may reload the page before the next render.
  const hasResult = useRef(false);
  const close = useCallback(() => {
    hasResult.current = false;
    setOpenResult(null);
  }, []);
  const PaymentCompleted = useLazyOverlay(paymentCompleted, {
    isOpen: openResult !== null,
    onFailed: close,
    failureText: '결제 결과를 표시하지 못했습니다. 다시 결제하지 말고 결제 내역을 확인해 주세요.',
    keepsPage: true,
  });
  const goods = goodsReturningTo(sectionOf(pathname)?.mainPath);

  // Without the query, a reload would lose the result, or the request that confirms the payment.
  useEffect(() => blockReload(() => hasResult.current), []);

  useEffect(() => {
    const result = parsePaymentResult(search);
    if (result === null) return;
    const controller = new AbortController();
    const replaceBy = ({ to, state }: Target) => void navigate(to, { state, replace: true });
    const showFailure = async () => {
      const isPaid =
        getSession() !== null &&
        (await paidEarlier.preload().then(
          (load) => load(goods, queryClient, controller.signal),
          () => false,
        ));
      if (controller.signal.aborted) return;
      openModal({
        type: 'confirm',
        message: isPaid ? '이미 납부되었습니다.' : returns[goods].failure,
        outlivesRedirect: true,
      });
      replaceBy(isPaid ? targetAfterPayment(goods) : subScreenTarget(paths.society, menuTitle.annualFee));
    };
    hasResult.current = result !== 'failed';
    setOpenResult((previous) => (result === 'failed' ? null : { number: (previous?.number ?? 0) + 1, result }));
    if (result === 'failed') void showFailure();
    else replaceBy(targetAfterPayment(goods));
    return () => controller.abort();
  }, [goods, search, navigate, queryClient]);

  return (
    <>
      {returns[goods].path === paths.society && <PaymentFailedNotice />}
      {openResult && PaymentCompleted && (
        <PaymentCompleted key={openResult.number} result={openResult.result} goods={goods} onClose={close} />
      )}
    </>
  );
}
