import type { Db } from '#mocks/store/db.ts';
import { orderFailure, recordPayment } from '#mocks/store/payments.ts';
import type { Card, CardPayment, Order } from '#mocks/store/records.ts';
import { PayMethod } from '#src/api/generated/model/payMethod.ts';
import type { components } from '#src/api/generated/schema.ts';

/** The decisions that the payment page offers. `wait` leaves the payment open. */
export const decisions = ['approve', 'approve-twice', 'decline', 'close', 'wait'] as const;
export type Decision = (typeof decisions)[number];

/** Returns an unused payment reference such as `HB20251105-4829103657`: the day in Seoul and ten random digits. */
function newReference(db: Db): string {
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte % 10).join('');
  const ref = `HB${db.clock.today().replaceAll('-', '')}-${random}`;
  return db.cardPayments.get(ref) ? newReference(db) : ref;
}

function storePayment(db: Db, card: CardPayment): CardPayment {
  db.cardPayments.put(card.ref, card);
  return card;
}

const failPayment = (db: Db, { ref, order }: CardPayment, aid: string) =>
  storePayment(db, { ref, order, state: 'failed', aid });

/** Creates an open card payment. It charges nothing. */
export const beginCardPayment = (db: Db, order: Order): CardPayment =>
  storePayment(db, { ref: newReference(db), order, state: 'open' });

/**
 * Charges the card. The order is validated again: since the start of this payment, another tab may have paid the same
 * fee, or the registration period may have ended. An invalid order fails and charges nothing.
 */
function approvePayment(db: Db, payment: CardPayment, card: Card): CardPayment {
  const { ref, order } = payment;
  const refusal = orderFailure(db, order);
  if (refusal) return failPayment(db, payment, `REFUSED-${refusal.error.code}`);
  const { pk: paymentPk } = recordPayment(db, order, PayMethod.card);
  return storePayment(db, { ref, order, state: 'approved', paymentPk, card });
}

/**
 * Applies a decision to an open payment. An ended payment does not change, because an old page may still be open.
 * @param ref the reference of the payment
 * @returns the payment after the decision, or undefined when the reference is unknown
 */
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

/**
 * Fails a payment that is still open when the site requests its result. The card company has not responded, and a later
 * decision must not charge the card.
 */
export const closeOpenPayment = (db: Db, card: CardPayment): CardPayment =>
  card.state === 'open' ? failPayment(db, card, 'UNANSWERED') : card;

/** Returns the data of the `pgApprovalCallback` response. */
export const approvalData = (card: CardPayment): components['schemas']['PgApproval'] => ({
  approved: card.state === 'approved',
  pay_info_pk: card.state === 'approved' ? card.paymentPk : null,
  amount: card.order.amount,
});
