import { oneOfEachType } from '#verify/run/run-context.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { cardPayments } from './card-payments.ts';
import { orders, wrongOrders } from './orders.ts';
import { checkPaidFees } from './paid-fees.ts';
import { checkDocumentsAreHidden } from './payment-documents.ts';
import { checkPaymentRecords, readFees } from './payment-records.ts';

/**
 * Checks that a server takes amount, member type and goods from its own data: it rejects each wrong order, and starts a card
 * payment, which charges nothing, of each right one. A member who has none of the types chooses one with the payment.
 */
async function checkOrdersOf(runner: Runner, session: Session, isUnpaid: boolean) {
  const fees = await readFees(runner, session);
  const type = (await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid')).data.member_type;
  const memberType = type ?? '일반회원';
  const year = orders.currentYear(runner);
  for (const order of [orders.annualFee(memberType, year), orders.registration(memberType)]) {
    const wrong = wrongOrders(order, fees, year, type !== null);
    const others = order.goods_type === '등록비' ? ['outsideWindow'] : [];
    // The server may find another reason first.
    const refusals = ['amountMismatch', ...others, ...(isUnpaid ? [] : ['alreadyPaid'])];
    await runner.requestTogether(session, 'pgReady', wrong.map(orders.card), ...refusals);
    if (isUnpaid) await runner.requestTogether(session, 'createTransferInfo', wrong.map(orders.transfer), ...refusals);
    else if (order.amount > 0)
      await runner.requestAs(session, 'pgReady', orders.card(order), 'ready', 'alreadyPaid', ...others);
  }
}

/** Checks the orders of all types of members. No order is paid. */
async function checkOrders(runner: Runner) {
  await runner.runStep('a payment with another amount, member type or goods is rejected', () =>
    checkOrdersOf(runner, runner.requireCreated('pgReady', 'createTransferInfo'), true),
  );
  // One member of each type, to keep the run short.
  await runner.runParts(oneOfEachType(runner.members.given), async (part, session) => {
    const number = part.context.sessions.indexOf(session) + 1;
    await part.runStep(`member ${number}: card payments start with the fees of the member type only`, () =>
      checkOrdersOf(part, session, false),
    );
  });
}

/** Checks that receipts, statements and card payments that do not exist are not found. */
const checkUnknownPayment = (runner: Runner) =>
  runner.runStep('a payment that does not exist is not found', async () => {
    const session = runner.requireSession('getReceipt', 'getTransaction', 'pgApprovalCallback');
    await checkDocumentsAreHidden(runner, session, [2_147_483_647]);
    const request = cardPayments.confirmation(`NONE-${runner.context.prefix}`);
    await runner.requestAs(session, 'pgApprovalCallback', request, 'unknownPayment');
  });

/** Orders and pays with accounts that the run created. The second one pays in the other order. */
async function checkOwnPayments(runner: Runner) {
  await checkOrders(runner);
  const [payer, second] = runner.members.created;
  if (!payer) return;
  const other = second ?? runner.findOther(payer);
  const due = [orders.annualFee('일반회원', orders.currentYear(runner)), orders.registration('일반회원')];
  const checks = [(part: Runner) => checkPaidFees(part, payer, other, due)];
  if (second) checks.push((part) => checkPaidFees(part, second, payer, due.toReversed()));
  await runner.runParts(checks, (part, check) => check(part));
}

/** Checks fees and registrations: reads those of the given members, and pays with an account that the run created. */
export function checkPayments(runner: Runner): Promise<unknown> {
  const reads = runner.members.given.map((member) => (part: Runner) => checkPaymentRecords(part, member));
  return runner.runParts([...reads, checkUnknownPayment, checkOwnPayments], (part, check) => check(part));
}
