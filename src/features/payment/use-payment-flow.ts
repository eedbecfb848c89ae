import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { paymentOrigins } from '#src/api/config.ts';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { changedReads } from '#src/api/generated/changed-reads.ts';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { getGetPayInfoQueryOptions, useCreateTransferInfo, usePgReady } from '#src/api/generated/payment.ts';
import { dropReads } from '#src/api/mutation-options.ts';
import { useApiCall } from '#src/api/use-api-call.ts';
import { cancelNavigation, leaveSite } from '#src/lib/browser/leave-site.ts';
import { allowedPaymentUrl } from '#src/lib/browser/safe-url.ts';
import { createPaymentFlow, type PaymentFlow, type PaymentState } from './payment-flow.ts';
import { paymentUrlKey } from './payment-order.ts';
import { storePayment } from './stored-payment.ts';

/** Returns a function that reloads the fees and the registrations. A payment may be recorded without a response. */
export function useRefreshPayments(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => dropReads(queryClient, changedReads.pgApprovalCallback), [queryClient]);
}

/**
 * Creates the payment flow of the open modal, and cancels it when the modal unmounts. The flow calls the contract's
 * pgReady, createTransferInfo and getPayInfo.
 * @returns the state of the payment and the flow
 */
export function usePaymentFlow(goods: GoodsType): [PaymentState, PaymentFlow] {
  const queryClient = useQueryClient();
  const refresh = useRefreshPayments();
  const requestPage = useApiCall(usePgReady);
  const createTransfer = useApiCall(useCreateTransferInfo);
  const [flow] = useState(() =>
    createPaymentFlow(goods, {
      requestPaymentPage: (order, signal) => requestPage({ data: order }, { signal }),
      registerTransfer: ({ amount, ...order }, signal) =>
        createTransfer({ data: { ...order, amount: String(amount) } }, { signal }),
      loadTransferAccount: (signal) => fetchUncached(queryClient, getGetPayInfoQueryOptions({ request: { signal } })),
      paymentUrlKey: () => paymentUrlKey(navigator.userAgent, location.href),
      safePaymentUrl: (url) => allowedPaymentUrl(url, paymentOrigins, location.origin),
      storePayment,
      leaveSite,
      cancelNavigation,
      onOutdated: refresh,
    }),
  );
  useEffect(() => {
    // The back/forward cache restores the page with its old state, although the payment may have succeeded meanwhile.
    const resetIfRestored = (event: PageTransitionEvent) => event.persisted && flow.resetAfterBack();
    window.addEventListener('pageshow', resetIfRestored);
    return () => {
      window.removeEventListener('pageshow', resetIfRestored);
      flow.cancel();
    };
  }, [flow]);
  return [useSyncExternalStore(flow.subscribe, flow.get, flow.get), flow];
}
