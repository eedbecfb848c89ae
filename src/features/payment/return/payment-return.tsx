import { useQueryClient } from '@tanstack/react-query';
import { Activity, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { getSession } from '#src/api/session.ts';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { goodsRules } from '#src/features/payment/goods.ts';
import { removePaymentMark } from '#src/features/payment/stored-payment.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { blockReload } from '#src/lib/browser/new-version.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { sectionOf } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { paymentFailedTarget, screenTarget, type Target } from '#src/navigation/target.ts';
import { PaymentFailedNotice } from './payment-failed-notice.tsx';
import { goodsReturningTo, type PaymentResult, parsePaymentResult } from './payment-result.ts';
import type { ReturnQuery } from './payment-return-route.ts';

const paymentCompletedCode = lazyCode(async () => (await import('./payment-completed.tsx')).PaymentCompleted);

/**
 * Handles the return from the payment page, whose query the loader of the route has read: a success is confirmed by the
 * server, a failure is announced. Each section renders it once around its sub-screens, so that it stays mounted when they
 * change.
 * @param children the sub-screen
 */
export function PaymentReturn({ children }: { children: ReactNode }) {
  const query = useLoaderData<ReturnQuery | null | undefined>();
  const section = sectionOf(useLocation().pathname)?.mainPath;
  // The prerendered page shows no result.
  const isHydrated = useHydrated();
  const result = useMemo(() => (query ? parsePaymentResult(query.search) : null), [query]);
  const goods = useMemo(() => (query ? goodsReturningTo(section) : null), [query, section]);
  const isReturn = isHydrated && query && result !== null && goods !== null;
  return (
    <>
      {section === paths.society && <PaymentFailedNotice />}
      {isReturn && result === 'failed' && <FailedPayment key={query.number} goods={goods} />}
      {isReturn && result !== 'failed' ? (
        <SuccessfulPayment key={query.number} goods={goods} result={result}>
          {children}
        </SuccessfulPayment>
      ) : (
        children
      )}
    </>
  );
}

/**
 * Returns the sub-screen to show below the result. For a guest it is the default sub-screen of the section: the payment
 * sub-screen would open the login modal over the result.
 */
function targetAfterPayment(goods: GoodsType): Target {
  const { screen } = goodsRules[goods];
  return getSession() ? screenTarget(screen) : { to: screens[screen].path };
}

/** Returns a function that opens another screen in place of the URL of the return, so that a reload shows no result. */
function useReplaceUrl(): (target: Target) => void {
  const navigate = useNavigate();
  return useMemo(
    () =>
      ({ to, state }) =>
        void navigate(to, { state, replace: true }),
    [navigate],
  );
}

/** How long the failure of a payment waits for the history. */
const historyTimeoutMs = 5000;

/**
 * Announces a failed payment and opens `/society`, whose notice leads back. The fee may be paid nevertheless, for example in
 * another tab: its history then says so, and is opened (contract: getAnnualFeePaid, getRegisterInfo).
 */
function FailedPayment({ goods }: { goods: GoodsType }) {
  const queryClient = useQueryClient();
  const replaceUrl = useReplaceUrl();
  useEffect(() => {
    removePaymentMark(goods);
    const left = new AbortController();
    const isPaid = async () => {
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(historyTimeoutMs)]);
      return getSession() !== null && goodsRules[goods].isPaid(queryClient, { signal });
    };
    const showFailure = async () => {
      const wasPaid = await isPaid().catch(() => false);
      if (left.signal.aborted) return;
      const message = wasPaid ? '이미 납부되었습니다.' : goodsRules[goods].failureText;
      openModal({ type: 'confirm', message, outlivesRedirect: true });
      replaceUrl(wasPaid ? targetAfterPayment(goods) : paymentFailedTarget);
    };
    void showFailure();
    return () => left.abort();
  }, [goods, queryClient, replaceUrl]);
  return null;
}

type SuccessfulPaymentProps = {
  goods: GoodsType;
  result: PaymentResult;
  /** The sub-screen. It waits for the confirmation, so that it reads the fees once, after the payment. */
  children: ReactNode;
};

/** Shows the confirmation of a payment in a modal, above the screen of the fee. */
function SuccessfulPayment({ goods, result, children }: SuccessfulPaymentProps) {
  const replaceUrl = useReplaceUrl();
  const [isOpen, setOpen] = useState(true);
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  const close = () => setOpen(false);
  const PaymentCompleted = useLazyOverlay(paymentCompletedCode, {
    isOpen,
    onFailed: close,
    failureText: '결제 결과를 표시하지 못했습니다. 다시 결제하지 말고 결제 내역을 확인해 주세요.',
    keepsPage: true,
  });

  // Without the query, a reload would lose the result, or the request that confirms the payment.
  useEffect(() => (isOpen ? blockReload(() => true) : undefined), [isOpen]);
  useEffect(() => {
    removePaymentMark(goods);
    replaceUrl(targetAfterPayment(goods));
  }, [goods, replaceUrl]);

  const isWaiting = isOpen && !isSettled;
  return (
    <>
      {isOpen && PaymentCompleted && (
        <PaymentCompleted result={result} goods={goods} onSettled={settle} onClose={close} />
      )}
      {isWaiting && <LoadingPanel />}
      {/* The code of the screen loads meanwhile; its effects, and so its requests, wait. Still loading, it must not hide the modal. */}
      <Activity mode={isWaiting ? 'hidden' : 'visible'}>
        <Suspense fallback={<LoadingPanel />}>{children}</Suspense>
      </Activity>
    </>
  );
}
