import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { ErrorCode, GoodsType } from '#src/api/generated/model/index.ts';
import { pgApprovalCallback } from '#src/api/generated/payment.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { storedPayment } from '#src/features/payment/stored-payment.ts';
import { useFreshPayments } from '#src/features/payment/use-payment-flow.ts';
import { confirmPayment, type PaymentConfirmation } from './payment-result.ts';

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === ('44' satisfies ErrorCode);

// biome-ignore lint/suspicious/noConsole: what the member can do about it is said in the modal; this is for who looks after the site
const log = (error: unknown) => console.warn('The payment could not be confirmed:', error);

/**
 * Asks the server once for the payment that was begun in this tab (contract: pgApprovalCallback). Then the site reads
 * fees and registrations again.
 * @returns what the server knows, null while it is asked, or `guest` when nobody is logged in; and a function that asks
 *   again
 */
export function usePaymentConfirmation(goods: GoodsType): [PaymentConfirmation | 'guest' | null, ask: () => void] {
  const isMember = useSession() !== null;
  const refresh = useFreshPayments();
  // Every return is asked about on its own, also one with the same address.
  const id = useId();
  const query = useQuery({
    queryKey: ['pgApprovalCallback', goods, id],
    queryFn: async () => {
      const verdict = await confirmPayment(goods, {
        kept: storedPayment,
        approve: (mbrRefNo) => pgApprovalCallback({ mbrRefNo }),
        isUnknown,
        log,
      });
      refresh();
      return verdict;
    },
    enabled: isMember,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const verdict = query.isFetching ? null : (query.data ?? null);
  return [isMember ? verdict : 'guest', () => void query.refetch()];
}
