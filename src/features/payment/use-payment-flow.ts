import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { paymentOrigins } from '#src/api/config.ts';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { changedReads } from '#src/api/generated/changed-reads.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { PgReadyRequest, TransferInfo } from '#src/api/generated/model/index.ts';
import { createTransferInfo, getGetPayInfoQueryOptions, pgReady } from '#src/api/generated/payment.ts';
import { dropReads } from '#src/api/mutation-options.ts';
import { getSession } from '#src/api/session.ts';
import { useOperation } from '#src/api/use-operation.ts';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { createRetryGuard, RetryQuestion } from '#src/forms/retry-guard.ts';
import { cancelNavigation, leaveSite } from '#src/lib/browser/leave-site.ts';
import { allowedPaymentUrl } from '#src/lib/browser/safe-url.ts';
import { useLatest } from '#src/lib/hooks/use-latest.ts';
import { storeTransfer } from './expected-transfer.ts';
import { createPaymentFlow, type PaymentFlow, type PaymentMethod, type PaymentState } from './payment-flow.ts';
import { paymentUrlKey } from './payment-order.ts';
import { isPaidInOtherTab, removePaymentMark } from './started-payment.ts';
import { storePayment } from './stored-payment.ts';

const memberPk = () => getSession()?.profile?.pk;

/** The transfers whose response was lost, with the member. Stored in the module, so that they survive closing the modal. */
const guards = new Map(Object.values(GoodsType).map((goods) => [goods, createRetryGuard<number | undefined>()]));
for (const { clear } of guards.values()) subscribeErasure(clear);

const expectedText =
  '이미 무통장 입금을 신청하셨습니다.\n입금하셨다면 확인될 때까지 기다려 주세요. 두 번 납부될 수 있습니다.';
const lostText = '무통장 입금 신청이 이미 접수되었을 수 있습니다.\n입금하셨다면 다시 납부하지 마십시오.';
const otherTabText =
  '다른 탭에서 카드 결제가 진행 중일 수 있습니다.\n그 탭을 먼저 확인해 주세요. 여기에서 또 납부하시면 두 번 납부될 수 있습니다.';
const repeatButtons: Record<PaymentMethod, string> = { card: '카드로 결제', account: '다시 신청' };
const otherTabButtons: Record<PaymentMethod, string> = { card: '카드로 결제', account: '무통장 입금 신청' };

/** The variables of the two mutations: the order, and the signal of this attempt. */
type PaymentVariables = { order: PgReadyRequest; signal: AbortSignal };

/** Returns a function that reloads the fees and the registrations. A payment may be recorded without a response. */
export function useRefreshPayments(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => dropReads(queryClient, changedReads.pgApprovalCallback), [queryClient]);
}

/**
 * Creates the payment flow of the open modal, and cancels it when the modal unmounts. The flow calls the contract's
 * pgReady, createTransferInfo and getPayInfo.
 * @param transfer the transfer of this fee that the society expects
 * @returns the state of the payment and the flow
 */
export function usePaymentFlow(goods: GoodsType, transfer: TransferInfo | null): [PaymentState, PaymentFlow] {
  const queryClient = useQueryClient();
  const refresh = useRefreshPayments();
  const { mutateAsync: requestPage } = useOperation('pgReady', ({ order }: PaymentVariables, request) =>
    pgReady(order, request),
  );
  const { mutateAsync: createTransfer } = useOperation('createTransferInfo', ({ order }: PaymentVariables, request) =>
    createTransferInfo({ ...order, amount: String(order.amount) }, request),
  );
  // The history may be loaded again while the modal is open.
  const transferRef = useLatest(transfer);
  const guard = guards.get(goods) ?? createRetryGuard();
  const [flow] = useState(() =>
    createPaymentFlow(goods, {
      requestPaymentPage: (order, signal) => requestPage({ order, signal }),
      registerTransfer: (order, signal) => guard.runAttempt(memberPk(), () => createTransfer({ order, signal })),
      askBeforeRepeat(method) {
        const isLost = guard.unconfirmedAttempt() !== null && guard.unconfirmedAttempt() === memberPk();
        if (transferRef.current || isLost) {
          const message = transferRef.current ? expectedText : lostText;
          throw new RetryQuestion(guard, { message, buttonText: repeatButtons[method] });
        }
        if (isPaidInOtherTab(goods)) {
          throw new RetryQuestion(guard, { message: otherTabText, buttonText: otherTabButtons[method] });
        }
      },
      depositorName: () => getSession()?.profile?.name ?? '',
      storeTransfer,
      loadTransferAccount: (signal) => fetchUncached(queryClient, getGetPayInfoQueryOptions({ request: { signal } })),
      paymentUrlKey: () => paymentUrlKey(navigator.userAgent, location.href),
      safePaymentUrl: (url) => allowedPaymentUrl(url, paymentOrigins, location.origin),
      storePayment,
      leaveSite,
      cancelNavigation() {
        cancelNavigation();
        removePaymentMark(goods);
      },
      onOutdated: refresh,
    }),
  );
  useEffect(() => {
    // The back/forward cache restores the page with its old state, although the payment may have succeeded meanwhile.
    const resetIfRestored = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      removePaymentMark(goods);
      flow.resetAfterBack();
    };
    window.addEventListener('pageshow', resetIfRestored);
    return () => {
      window.removeEventListener('pageshow', resetIfRestored);
      flow.cancel();
    };
  }, [flow, goods]);
  return [useSyncExternalStore(flow.subscribe, flow.get, flow.get), flow];
}
