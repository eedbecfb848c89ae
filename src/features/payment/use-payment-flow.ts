import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { paymentOrigins } from '#src/api/config.ts';
import { getGetRegisterInfoQueryKey } from '#src/api/generated/conference.ts';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { createTransferInfo, getGetAnnualFeePaidQueryKey, getPayInfo, pgReady } from '#src/api/generated/payment.ts';
import { cancelNavigation, leaveSite } from '#src/lib/browser/leave-site.ts';
import { allowedPaymentUrl } from '#src/lib/browser/safe-url.ts';
import { createPaymentFlow, type PaymentFlow, type PaymentState } from './payment-flow.ts';
import { paymentUrlKey } from './payment-order.ts';
import { storePayment } from './stored-payment.ts';

/** @returns a function that has the fees and registrations read anew */
export function useFreshPayments(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: getGetAnnualFeePaidQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getGetRegisterInfoQueryKey() });
  };
}

/** The payment of the modal that is open: where it stands, and what moves it. It ends when the modal goes. */
export function usePaymentFlow(goods: GoodsType): [PaymentState, PaymentFlow] {
  const refresh = useFreshPayments();
  const [flow] = useState(() =>
    createPaymentFlow(goods, {
      ready: (order, signal) => pgReady(order, { signal }),
      announce: ({ amount, ...order }, signal) => createTransferInfo({ ...order, amount: String(amount) }, { signal }),
      guide: (signal) => getPayInfo({ signal }),
      addressName: () => paymentUrlKey(navigator.userAgent, location.href),
      checked: (address) => allowedPaymentUrl(address, paymentOrigins, location.origin),
      keep: storePayment,
      leave: leaveSite,
      stay: cancelNavigation,
      onOutdated: refresh,
    }),
  );
  useEffect(() => {
    // Out of the browser's cache the page comes as it was left; what happened meanwhile, the server knows.
    const onShow = (event: PageTransitionEvent) => event.persisted && flow.restore();
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      flow.stop();
    };
  }, [flow]);
  return [useSyncExternalStore(flow.subscribe, flow.get, flow.get), flow];
}
