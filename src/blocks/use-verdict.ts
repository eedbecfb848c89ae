import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/errors';
import type { ErrorCode, GoodsType } from '../api/generated/model';
import { getPgApprovalCallbackMutationKey, pgApprovalCallback } from '../api/generated/payment';
import { keptPayment } from './payment-memory';
import { type PaymentResult, type Verdict, verdictOn } from './payment-result';
import { useFreshPayments } from './use-payment-flow';
import { useSession } from './use-session';

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === ('44' satisfies ErrorCode);

// biome-ignore lint/suspicious/noConsole: what the member can do about it is said in the modal; this is for who looks after the site
const log = (error: unknown) => console.warn('The payment could not be confirmed:', error);

/**
 * What the server knows of a payment that an address tells of. It is asked once; then fees and registrations are read
 * anew.
 * @returns null while it is asked; `guest` where nobody is logged in that it could be asked for
 */
export function useVerdict(result: PaymentResult, goods: GoodsType): [Verdict | 'guest' | null, ask: () => void] {
  const isMember = useSession() !== null;
  const refresh = useFreshPayments();
  const query = useQuery({
    queryKey: [...getPgApprovalCallbackMutationKey(), goods, result],
    queryFn: async () => {
      const verdict = await verdictOn(result, goods, {
        kept: keptPayment,
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
