import type { GoodsType, PgApproval } from '../api/generated/model';
import { parseWon } from '../lib/won';
import type { KeptPayment } from './payment-memory';

/** What the payment page says in the address that it leads back to. Anyone can write such an address. */
export type PaymentResult = { memberType: string; amount: string; company: string; cardNumber: string };

/** No text of a payment is longer; more is cut off. */
const longest = 60;

/**
 * Reads the query that the payment page adds (contract: pgReady). Where it contradicts itself, the payment has failed.
 * @returns null where it says nothing of a payment
 */
export function readPaymentResult(search: string): PaymentResult | 'failed' | null {
  const query = new URLSearchParams(search);
  if (query.getAll('sucess').includes('false') || query.getAll('aid').some((aid) => aid !== '')) return 'failed';
  if (query.get('sucess') !== 'true') return null;
  const text = (name: string) => (query.get(name) ?? '').slice(0, longest);
  return {
    memberType: text('member_type'),
    amount: text('amount'),
    company: text('company_code'),
    cardNumber: text('card_no'),
  };
}

/**
 * What the server knows of a payment. `confirmed`: it has it, in won as the address says. `different`: it has one of
 * another amount. `unknown`: it has none. `unreachable`: it could not be asked.
 */
export type Verdict =
  | { name: 'confirmed' | 'different'; won: number }
  | { name: 'unknown' }
  | { name: 'unreachable'; error: unknown };

export type VerdictDeps = {
  kept: () => KeptPayment | null;
  /** Contract: pgApprovalCallback. */
  approve: (mbrRefNo: string) => Promise<PgApproval>;
  /** Whether the server has said that it knows no such payment. */
  isUnknown: (error: unknown) => boolean;
  log: (error: unknown) => void;
};

/** Asks the server for the payment that was begun in this tab; the address alone proves nothing. Never throws. */
export async function verdictOn(
  { amount }: PaymentResult,
  goods: GoodsType,
  { kept, approve, isUnknown, log }: VerdictDeps,
): Promise<Verdict> {
  const payment = kept();
  if (payment?.goods !== goods) return { name: 'unknown' };
  try {
    const { approved, pay_info_pk, amount: won } = await approve(payment.mbrRefNo);
    if (approved !== true || !Number.isInteger(pay_info_pk) || typeof won !== 'number') return { name: 'unknown' };
    return { name: parseWon(amount) === won ? 'confirmed' : 'different', won };
  } catch (error) {
    log(error);
    return isUnknown(error) ? { name: 'unknown' } : { name: 'unreachable', error };
  }
}
