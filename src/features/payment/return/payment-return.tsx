import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { getSession } from '#src/api/session.ts';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { goodsReturningTo, goodsRules } from '#src/features/payment/goods.ts';
import { removePaymentMark } from '#src/features/payment/started-payment.ts';
import { blockReload } from '#src/lib/browser/new-version.ts';
import { sectionOf } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { paymentFailedTarget, screenTarget, type Target } from '#src/navigation/target.ts';
import { isPaidEarlier } from './paid-earlier.ts';
import { PaymentFailedNotice } from './payment-failed-notice.tsx';
import { type PaymentResult, parsePaymentResult } from './payment-result.ts';

const loadPaymentCompleted = async () => (await import('./payment-completed.tsx')).PaymentCompleted;

/**
 * Returns the sub-screen to show below the result. For a guest it is the default sub-screen of the section: the payment
 * sub-screen would open the login modal over the result.
 */
function targetAfterPayment(goods: GoodsType): Target {
  const { screen } = goodsRules[goods];
  return getSession() ? screenTarget(screen) : { to: screens[screen].path };
}

/** A payment result with a number. The number is the React key, so each result sends its own confirmation request. */
type OpenResult = { number: number; result: PaymentResult; goods: GoodsType; isSettled: boolean };

/**
 * Handles the return from the payment page. It parses the query of `/membership` or `/society`, shows the result in a
 * modal, and removes the query from the URL, so that a reload shows nothing. A failed payment of a fee that another
 * payment has paid opens its history. After another failure, `/society` also shows a notice. Each section renders it once
 * around its sub-screens, so that it stays mounted when they change.
 * @param children the sub-screen. It waits for the confirmation, so that it reads the fees once, after the payment
 */
export function PaymentReturn({ children }: { children: ReactNode }) {
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
  const settle = useCallback(() => setOpenResult((open) => open && { ...open, isSettled: true }), []);
  const PaymentCompleted = useLazyOverlay(loadPaymentCompleted, {
    isOpen: openResult !== null,
    onFailed: close,
    failureText: '결제 결과를 표시하지 못했습니다. 다시 결제하지 말고 결제 내역을 확인해 주세요.',
    keepsPage: true,
  });
  const section = sectionOf(pathname)?.mainPath;

  // Without the query, a reload would lose the result, or the request that confirms the payment.
  useEffect(() => blockReload(() => hasResult.current), []);

  useEffect(() => {
    const result = parsePaymentResult(search);
    if (result === null) return;
    const goods = goodsReturningTo(section);
    removePaymentMark(goods);
    const controller = new AbortController();
    const replaceBy = ({ to, state }: Target) => void navigate(to, { state, replace: true });
    const showFailure = async () => {
      const isPaid = getSession() !== null && (await isPaidEarlier(goods, queryClient, controller.signal));
      if (controller.signal.aborted) return;
      openModal({
        type: 'confirm',
        message: isPaid ? '이미 납부되었습니다.' : goodsRules[goods].failureText,
        outlivesRedirect: true,
      });
      replaceBy(isPaid ? targetAfterPayment(goods) : paymentFailedTarget);
    };
    hasResult.current = result !== 'failed';
    setOpenResult((previous) =>
      result === 'failed' ? null : { number: (previous?.number ?? 0) + 1, result, goods, isSettled: false },
    );
    if (result === 'failed') void showFailure();
    else replaceBy(targetAfterPayment(goods));
    return () => controller.abort();
  }, [section, search, navigate, queryClient]);

  return (
    <>
      {section === paths.society && <PaymentFailedNotice />}
      {openResult && PaymentCompleted && (
        <PaymentCompleted
          key={openResult.number}
          result={openResult.result}
          goods={openResult.goods}
          onSettled={settle}
          onClose={close}
        />
      )}
      {openResult && !openResult.isSettled ? <LoadingPanel /> : children}
    </>
  );
}
