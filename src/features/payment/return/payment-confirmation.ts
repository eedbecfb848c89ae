import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { GoodsType, PgApproval } from '#src/api/generated/model/index.ts';
import { usePgApprovalCallback } from '#src/api/generated/payment.ts';
import { getSession } from '#src/api/session.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { refreshHistories } from '#src/features/payment/goods.ts';
import { readStoredPayment, type StoredPayment } from '#src/features/payment/stored-payment.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { reportFailure } from '#src/lib/reports/failure.ts';

/**
 * The payment confirmation of the server.
 * - `confirmed`: the server has the payment, with its record number and its amount in won.
 * - `unknown`: the server has no such payment.
 * - `requestFailed`: the server sent no usable response; the request can be repeated.
 * - `notStartedHere`: no payment of this fee was started in this tab, so the site has no number to send.
 */
export type PaymentConfirmation =
  | { name: 'confirmed'; pk: number; won: number }
  | { name: 'unknown' | 'notStartedHere' }
  | { name: 'requestFailed'; error: unknown };

/** Returns whether an amount of the server is the one of the order. */
const isAmountOf = ({ won: ordered }: StoredPayment, won: unknown): won is number =>
  typeof won === 'number' && (ordered === undefined ? won > 0 : won === ordered);

/**
 * Returns what a response says about the payment that was started in this tab. A payment of another amount than the order is
 * not confirmed.
 * @throws TransportError for a response that is not usable
 */
function readApproval(payment: StoredPayment, { approved, pay_info_pk: pk, amount: won }: PgApproval) {
  if (approved === false) return { name: 'unknown' } as const;
  if (approved !== true || typeof pk !== 'number' || !Number.isInteger(pk) || !isAmountOf(payment, won)) {
    throw new TransportError('badResponse');
  }
  return { name: 'confirmed', pk, won } as const;
}

const isUnknownPayment = (error: unknown) => error instanceof ApiError && error.code === ErrorCode.notFound;

/**
 * Requests the confirmation of the payment that was started in this tab (contract: pgApprovalCallback). The request is
 * sent once. After it, the site reloads fees and registrations, also after a failure.
 * @returns the confirmation, null while the request runs, or `guest` if the visitor is not logged in; and a function
 *   that repeats the request
 */
export function usePaymentConfirmation(goods: GoodsType): [PaymentConfirmation | 'guest' | null, recheck: () => void] {
  const isMember = useSession() !== null;
  const queryClient = useQueryClient();
  const { mutateAsync: requestApproval } = usePgApprovalCallback();
  const [confirmation, setConfirmation] = useState<PaymentConfirmation | null>(null);

  const confirmPayment = useCallback(async (): Promise<PaymentConfirmation> => {
    const payment = readStoredPayment();
    if (payment?.goods !== goods) return { name: 'notStartedHere' };
    let hasResponse = false;
    try {
      const approval = await requestApproval({ data: { mbrRefNo: payment.mbrRefNo } });
      hasResponse = true;
      return readApproval(payment, approval);
    } catch (error) {
      // The mutation reloads them only after a success (`x-changes`).
      if (!hasResponse) refreshHistories(queryClient);
      // biome-ignore lint/suspicious/noConsole: the modal shows the member's next step; the warning is for the operators of the site
      console.warn('The payment could not be confirmed:', error);
      return isUnknownPayment(error) ? { name: 'unknown' } : { name: 'requestFailed', error };
    }
  }, [goods, queryClient, requestApproval]);

  const confirmOnce = useOneAtATime(
    useCallback(async () => {
      setConfirmation(null);
      const member = getSession()?.profile?.pk;
      const result = await confirmPayment();
      if (result.name !== 'confirmed') reportFailure({ kind: 'payment', detail: result.name });
      // Another tab may have changed the member during the request. The payment is not one of the new member.
      setConfirmation(getSession()?.profile?.pk === member ? result : { name: 'notStartedHere' });
    }, [confirmPayment]),
  );
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
