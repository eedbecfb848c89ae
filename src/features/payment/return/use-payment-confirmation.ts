import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { usePgApprovalCallback } from '#src/api/generated/payment.ts';
import { getSession } from '#src/api/session.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { readStoredPayment } from '#src/features/payment/stored-payment.ts';
import { useRefreshPayments } from '#src/features/payment/use-payment-flow.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { reportFailure } from '#src/lib/reports/failure.ts';
import { confirmPayment, type PaymentConfirmation } from './payment-result.ts';

const isUnknownPayment = (error: unknown) => error instanceof ApiError && error.code === ErrorCode.notFound;

// biome-ignore lint/suspicious/noConsole: the modal shows the member's next step; the warning is for the operators of the site
const logFailure = (error: unknown) => console.warn('The payment could not be confirmed:', error);

/**
 * Requests the confirmation of the payment that was started in this tab (contract: pgApprovalCallback). The request is
 * sent once. After it, the site reloads fees and registrations, also after a failure.
 * @returns the confirmation, null while the request runs, or `guest` if the visitor is not logged in; and a function
 *   that repeats the request
 */
export function usePaymentConfirmation(goods: GoodsType): [PaymentConfirmation | 'guest' | null, recheck: () => void] {
  const isMember = useSession() !== null;
  const refresh = useRefreshPayments();
  const { mutateAsync } = usePgApprovalCallback();
  const [confirmation, setConfirmation] = useState<PaymentConfirmation | null>(null);
  const requestConfirmation = useCallback(async () => {
    setConfirmation(null);
    const member = getSession()?.profile?.pk;
    const result = await confirmPayment(goods, {
      readStoredPayment,
      requestApproval: (mbrRefNo) =>
        mutateAsync({ data: { mbrRefNo } }).catch((error: unknown) => {
          // The mutation reloads them only after a success (`x-changes`).
          refresh();
          throw error;
        }),
      isUnknownPayment,
      logFailure,
    });
    if (result.name !== 'confirmed') reportFailure({ kind: 'payment', detail: result.name });
    // Another tab may have changed the member during the request. The payment is not one of the new member.
    setConfirmation(getSession()?.profile?.pk === member ? result : { name: 'notStartedHere' });
  }, [goods, mutateAsync, refresh]);
  const confirmOnce = useOneAtATime(requestConfirmation);
  useEffect(() => {
    if (!getSession()) reportFailure({ kind: 'payment', detail: 'guest' });
  }, []);
  useEffect(() => {
    if (isMember) confirmOnce();
    // The next member must not see the payment of this one.
    else setConfirmation(null);
  }, [isMember, confirmOnce]);
  return [isMember ? confirmation : 'guest', confirmOnce];
}
