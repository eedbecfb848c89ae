import type { Runner, Session } from '#verify/run/runner.ts';
import { cardPayments } from './card-payments.ts';
import { type Order, orders } from './orders.ts';
import {
  checkDocumentsAreHidden,
  checkOwnDocuments,
  checkPaymentDocuments,
  type PaymentDocument,
} from './payment-documents.ts';
import { requestRegistrationCheck } from './payment-records.ts';
import { checkExpectedTransfer, checkRecordedPayment, readPaymentState, readPayments } from './payment-state.ts';

const simultaneousConfirmations = 4;

/** Returns references that differ a little from the reference of a payment, within the limits of the contract. */
const similarReferences = (ref: string): string[] =>
  [`${ref}0`, ref.slice(0, -1), `0${ref}`, ref.toLowerCase(), ref.toUpperCase()].filter(
    (text) => text !== ref && text.length >= 1 && text.length <= 40,
  );

/** Skips the step when the registration fee cannot be paid on the server now. The clock of the run is in the period. */
async function requireOpen(runner: Runner, session: Session, { goods_type }: Order) {
  if (goods_type !== '등록비') return;
  const expected = runner.context.settings.setClock ? ['general'] : [];
  const { code } = await requestRegistrationCheck(runner, session, ...expected);
  const reason = 'registration for the event of the contract is not open on the server, or already paid';
  runner.requireOrSkip(code === null, reason, 'createTransferInfo', 'pgReady');
}

/** Announces a bank transfer, also twice at the same time, and checks that it is expected and counts as no payment. */
async function checkAnnouncedTransfer(runner: Runner, session: Session, order: Order) {
  const before = await readPayments(runner, session, order.goods_type);
  await runner.requestAs(session, 'createTransferInfo', orders.transfer(order), 'created');
  runner.context.results.leftovers.push(`an announced transfer of ${session.id}: ${order.goods_name}`);
  const twice = [orders.transfer(order), orders.transfer(order)];
  await runner.requestTogether(session, 'createTransferInfo', twice, 'created');
  const { payments, transfer } = await readPaymentState(runner, session, order.goods_type);
  checkExpectedTransfer(runner, transfer, order);
  runner.checkEqual(payments, before, 'payment', 'an announced transfer counts as paid', '/data');
}

/** Checks that payments which nobody has decided, or which were declined, are neither approved nor recorded. */
async function checkUnapprovedPayments(runner: Runner, session: Session, order: Order) {
  const before = await readPayments(runner, session, order.goods_type);
  const [undecided, declined] = await cardPayments.begin(runner, session, order, 2);
  await cardPayments.checkNotApproved(runner, session, undecided.ref, order.amount);
  // The page may refuse a decision after the confirmation. If not, a repeated confirmation has the same response.
  await cardPayments.decide(runner, 'approve', undecided, true);
  await cardPayments.checkNotApproved(runner, session, undecided.ref, order.amount);
  await cardPayments.decide(runner, 'decline', declined);
  for (let time = 0; time < 2; time += 1)
    await cardPayments.checkNotApproved(runner, session, declined.ref, order.amount);
  const after = await readPayments(runner, session, order.goods_type);
  runner.checkEqual(after, before, 'payment', 'a payment that was not approved is recorded', '/data');
}

/** Approves two card payments of one fee. Only the first is confirmed, for its member, equally and once. */
async function checkApprovedPayment(runner: Runner, session: Session, order: Order, other: Session | undefined) {
  const paidBefore = await readPayments(runner, session, order.goods_type);
  const [one, two] = await cardPayments.begin(runner, session, order, 2);
  // An announced transfer does not end a card payment.
  await runner.requestAs(session, 'createTransferInfo', orders.transfer(order), 'created');
  await cardPayments.decide(runner, 'approve', one);
  runner.context.results.leftovers.push(`a card payment of ${session.id}: ${order.goods_name}, ${order.amount} won`);
  if (other) await runner.requestAs(other, 'pgApprovalCallback', cardPayments.confirmation(one.ref), 'unknownPayment');
  const similar = similarReferences(one.ref).map(cardPayments.confirmation);
  await runner.requestTogether(session, 'pgApprovalCallback', similar, 'unknownPayment');
  const requests = Array.from({ length: simultaneousConfirmations }, () => cardPayments.confirmation(one.ref));
  const responses = await runner.requestTogether(session, 'pgApprovalCallback', requests, 'approved');
  const [paid, ...others] = responses.map(({ data }) => data);
  const different = 'repeated confirmations have different responses';
  runner.checkEqual(others, Array(others.length).fill(paid), 'payment', different, '/data');
  const wrong = 'the response for an approved payment is wrong';
  runner.checkEqual([paid?.approved, paid?.amount], [true, order.amount], 'payment', wrong, '/data');
  const pk = runner.requireOrSkip(paid?.pay_info_pk, 'the payment has no record');
  // The page may refuse the second payment by itself.
  await cardPayments.decide(runner, 'approve', two, true);
  await cardPayments.checkNotApproved(runner, session, two.ref, order.amount);
  await checkRecordedPayment(runner, session, order, { pk, paidBefore, other });
  const documents = await checkPaymentDocuments(runner, session, pk, '카드결제');
  if (other) await checkDocumentsAreHidden(runner, other, [pk]);
  await runner.requestAs(session, 'pgReady', orders.card(order), 'alreadyPaid');
  await runner.requestAs(session, 'createTransferInfo', orders.transfer(order), 'alreadyPaid');
  const { transfer } = await readPaymentState(runner, session, order.goods_type);
  checkExpectedTransfer(runner, transfer, null);
  if (order.goods_type === '등록비') await requestRegistrationCheck(runner, session, 'alreadyPaid');
  return documents;
}

/** The steps about one fee, in the order in which it is paid. */
const checks = [
  ['an announced transfer is expected, and counts as no payment', checkAnnouncedTransfer],
  ['payments without a decision, or declined, are not recorded', checkUnapprovedPayments],
  ['an approved card payment is recorded once', checkApprovedPayment],
] as const;

/** Pays fees with an account that the run created. */
export async function checkPaidFees(runner: Runner, session: Session, other: Session | undefined, due: Order[]) {
  const documents: PaymentDocument[] = [];
  for (const order of due)
    for (const [title, check] of checks)
      await runner.runStep(`${order.goods_type} of ${session.id.slice(-3)}: ${title}`, async () => {
        await requireOpen(runner, session, order);
        documents.push(...((await check(runner, session, order, other)) ?? []));
        checkOwnDocuments(runner, documents);
      });
}
