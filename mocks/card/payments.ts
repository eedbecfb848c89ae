import type { Db } from '#mocks/store/db.ts';
import { record, refusalOf } from '#mocks/store/payments.ts';
import type { Card, CardPayment, Order } from '#mocks/store/records.ts';
import type { components } from '#src/api/generated/schema.ts';

/** What a visitor can do on the payment page. Waiting is what leaves a payment without an end. */
export const decisions = ['approve', 'approve-twice', 'decline', 'close', 'wait'] as const;
export type Decision = (typeof decisions)[number];

/** A number like HB20251105-4829103657: the day, and what nobody guesses. */
function newRef(db: Db): string {
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte % 10).join('');
  const ref = `HB${db.clock.today().replaceAll('-', '')}-${random}`;
  return db.cardPayments.get(ref) ? newRef(db) : ref;
}

function put(db: Db, card: CardPayment): CardPayment {
  db.cardPayments.put(card.ref, card);
  return card;
}

type Begun = Pick<CardPayment, 'ref' | 'order'>;

const fail = (db: Db, { ref, order }: Begun, aid: string) => put(db, { ref, order, state: 'failed', aid });

/** Begins a card payment; nothing is charged yet. */
export const beginCardPayment = (db: Db, order: Order): CardPayment =>
  put(db, { ref: newRef(db), order, state: 'open' });

/**
 * Charges the card, once. Between the beginning and now the same fee may have been paid in another tab, or the days of
 * registration may have ended: what could not begin now is not charged.
 */
function approve(db: Db, { ref, order }: Begun, card: Card): CardPayment {
  const refusal = refusalOf(db, order);
  if (refusal) return fail(db, { ref, order }, `REFUSED-${refusal.error.code}`);
  return put(db, { ref, order, state: 'approved', paymentPk: record(db, order, '카드결제').pk, card });
}

/** Does what the visitor decided. A payment that has ended stays as it is, whatever is decided on a page left open. */
export function decide(db: Db, ref: string, decision: Decision, card: Card): CardPayment | undefined {
  const payment = db.cardPayments.get(ref);
  if (payment?.state !== 'open') return payment;
  switch (decision) {
    case 'approve':
      return approve(db, payment, card);
    case 'approve-twice':
      decide(db, ref, 'approve', card);
      return decide(db, ref, 'approve', card);
    case 'decline':
      return fail(db, payment, 'DECLINED');
    case 'close':
      return fail(db, payment, 'CLOSED');
    case 'wait':
      return payment;
  }
}

/** A payment that is asked about while it is open has no answer of the card company, and is not charged later either. */
export const settle = (db: Db, card: CardPayment): CardPayment =>
  card.state === 'open' ? fail(db, card, 'UNANSWERED') : card;

/** What the site is told of a payment. */
export const approvalOf = (card: CardPayment): components['schemas']['PgApproval'] => ({
  approved: card.state === 'approved',
  pay_info_pk: card.state === 'approved' ? card.paymentPk : null,
  amount: card.order.amount,
});
