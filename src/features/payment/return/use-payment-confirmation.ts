import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { pgApprovalCallback } from '#src/api/generated/payment.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { readStoredPayment } from '#src/features/payment/stored-payment.ts';
import { useRefreshPayments } from '#src/features/payment/use-payment-flow.ts';
import { confirmPayment, type PaymentConfirmation } from './payment-result.ts';

const isUnknownPayment = (error: unknown) => error instanceof ApiError && error.code === ErrorCode.notFound;

// biome-ignore lint/suspicious/noConsole: the modal shows the member's next step; the warning is for the operators of the site
const logFailure = (error: unknown) => console.warn('The payment could not be confirmed:', error);

/**
 * Requests the confirmation of the payment that was started in this tab (contract: pgApprovalCallback). The request is
 * sent once. After it, the site reloads fees and registrations.
 * @returns the confirmation, null while the request runs, or `guest` if the visitor is not logged in; and a function
 *   that repeats the request
 */
export function usePaymentConfirmation(goods: GoodsType): [PaymentConfirmation | 'guest' | null, recheck: () => void] {
  const isMember = useSession() !== null;
  const refresh = useRefreshPayments();
  // The id makes the query key unique: each return sends its own request, even when the URL is the same.
  const id = useId();
  const query = useQuery({
    queryKey: ['pgApprovalCallback', goods, id],
    queryFn: async () => {
      const confirmation = await confirmPayment(goods, {
        readStoredPayment,
        requestApproval: (mbrRefNo) => pgApprovalCallback({ mbrRefNo }),
        isUnknownPayment,
        logFailure,
      });
      refresh();
      return confirmation;
    },
    enabled: isMember,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const confirmation = query.isFetching ? null : (query.data ?? null);
  return [isMember ? confirmation : 'guest', () => void query.refetch()];
}
