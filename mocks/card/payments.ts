import type { Db } from '#mocks/store/db.ts';
import { orderFailure, recordPayment } from '#mocks/store/payments.ts';
import type { Card, CardPayment, Order } from '#mocks/store/records.ts';
import type { components } from '#src/api/generated/schema.ts';

/** What a visitor can do on the payment page. Waiting is what leaves a payment without an end. */
export const decisions = ['approve', 'approve-twice', 'decline', 'close', 'wait'] as const;
export type Decision = (typeof decisions)[number];

/** A number like HB20251105-4829103657: the day, and what nobody guesses. */
function newReference(db: Db): string {
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte % 10).join('');
  const ref = `HB${db.clock.today().replaceAll('-', '')}-${random}`;
  return db.cardPayments.get(ref) ? newReference(db) : ref;
}

function storePayment(db: Db, card: CardPayment): CardPayment {
  db.cardPayments.put(card.ref, card);
  return card;
}

type OpenPayment = Pick<CardPayment, 'ref' | 'order'>;

const failPayment = (db: Db, { ref, order }: OpenPayment, aid: string) =>
  storePayment(db, { ref, order, state: 'failed', aid });

/** Begins a card payment; nothing is charged yet. */
export const beginCardPayment = (db: Db, order: Order): CardPayment =>
  storePayment(db, { ref: newReference(db), order, state: 'open' });

/**
 * Charges the card, once. Between the beginning and now the same fee may have been paid in another tab, or the days of
 * registration may have ended: what could not begin now is not charged.
 */
function approvePayment(db: Db, { ref, order }: OpenPayment, card: Card): CardPayment {
  const refusal = orderFailure(db, order);
  if (refusal) return failPayment(db, { ref, order }, `REFUSED-${refusal.error.code}`);
  return storePayment(db, { ref, order, state: 'approved', paymentPk: recordPayment(db, order, '카드결제').pk, card });
}

/** Does what the visitor decided. A payment that has ended stays as it is, whatever is decided on a page left open. */
export function applyDecision(db: Db, ref: string, decision: Decision, card: Card): CardPayment | undefined {
  const payment = db.cardPayments.get(ref);
  if (payment?.state !== 'open') return payment;
  switch (decision) {
    case 'approve':
      return approvePayment(db, payment, card);
    case 'approve-twice':
      applyDecision(db, ref, 'approve', card);
      return applyDecision(db, ref, 'approve', card);
    case 'decline':
      return failPayment(db, payment, 'DECLINED');
    case 'close':
      return failPayment(db, payment, 'CLOSED');
    case 'wait':
      return payment;
  }
}

/** A payment that is asked about while it is open has no answer of the card company, and is not charged later either. */
export const closeOpenPayment = (db: Db, card: CardPayment): CardPayment =>
  card.state === 'open' ? failPayment(db, card, 'UNANSWERED') : card;

/** What the site is told of a payment. */
export const approvalData = (card: CardPayment): components['schemas']['PgApproval'] => ({
  approved: card.state === 'approved',
  pay_info_pk: card.state === 'approved' ? card.paymentPk : null,
  amount: card.order.amount,
});
