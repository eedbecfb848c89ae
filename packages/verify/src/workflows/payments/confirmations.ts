import { isDeepStrictEqual } from 'node:util';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestFirstRegistrationCheck, requestRegistrationCheck } from '#verify/workflows/payment-records.ts';
import { logInMember } from '#verify/workflows/session.ts';
import {
  beginCardPayment,
  beginCardPayments,
  checkNotApproved,
  checkPaymentPages,
  confirmationRequest,
  decideOnPage,
  requireCardDecision,
} from './card-payments.ts';
import { annualFeeOrder, currentYear, type Order, registrationOrder, transferRequest } from './orders.ts';
import { checkPaidOnce, checkRecordedPayment, readPayments } from './payment-state.ts';

/** The number of confirmations that are sent at the same time, as by several tabs. */
const simultaneousConfirmations = 4;

/** Returns references that differ a little from the reference of a payment, within the limits of the contract. */
const similarReferences = (ref: string): string[] =>
  [`${ref}0`, ref.slice(0, -1), `0${ref}`, ref.toLowerCase(), ref.toUpperCase()].filter(
    (text) => text !== ref && text.length >= 1 && text.length <= 40,
  );

/** Checks that a payment which nobody has decided is not approved. */
async function checkUndecidedPayment(runner: WorkflowRunner, session: MemberSession, order: Order): Promise<void> {
  const before = (await readPayments(runner, session, order.goods_type)).length;
  const { ref, url } = await beginCardPayment(runner, session, order);
  await checkPaymentPages(runner, session, order);
  await checkNotApproved(runner, session, ref, order.amount);
  // The page may refuse a decision after the confirmation. If not, a repeated confirmation has the same response.
  await requireCardDecision(runner)('approve', url).catch(() => undefined);
  await checkNotApproved(runner, session, ref, order.amount);
  const after = await readPayments(runner, session, order.goods_type);
  runner.checkEqual(after.length, before, 'payment', 'a payment without a decision is recorded');
}

/** Checks that one approved payment is confirmed for its member only, and recorded once for simultaneous confirmations. */
async function checkSimultaneousConfirmations(
  runner: WorkflowRunner,
  session: MemberSession,
  other: MemberSession | undefined,
  order: Order,
): Promise<void> {
  const before = (await readPayments(runner, session, order.goods_type)).length;
  // The member may return from the payment page to another browser, which has read the payments before.
  const twin = await logInMember(runner, session, session.isCreatedByRun);
  await readPayments(runner, twin, order.goods_type);
  // The member has paid the other fee, which does not matter for this one.
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'created');
  const started = await beginCardPayment(runner, session, order);
  // An announced transfer does not end a card payment. If it does, the page may refuse the decision.
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'created');
  const isDecided = await requireCardDecision(runner)('approve', started.url).then(
    () => true,
    () => false,
  );
  // Without an announced transfer, the page must accept the decision. If not, the means fails, and the step is skipped.
  if (!isDecided) await decideOnPage(runner, 'approve', await beginCardPayment(runner, session, order));
  runner.context.results.addLeftover(`a card payment of ${session.id}: ${order.goods_name}, ${order.amount} won`);
  if (other) await runner.requestAs(other, 'pgApprovalCallback', confirmationRequest(started.ref), 'unknownPayment');
  const similar = similarReferences(started.ref).map(confirmationRequest);
  await requestTogether(runner, session, 'pgApprovalCallback', similar, 'unknownPayment');
  const requests = Array.from({ length: simultaneousConfirmations }, () => confirmationRequest(started.ref));
  const responses = await requestTogether(runner, session, 'pgApprovalCallback', requests, 'approved');
  const [first, ...others] = responses.map(({ data }) => data);
  const isSame = others.every((data) => isDeepStrictEqual(data, first));
  runner.check(isSame, {
    rule: 'payment',
    message: 'simultaneous requests have different responses',
    pointer: '/data',
  });
  runner.checkEqual(first?.approved, true, 'payment', 'an approved payment is not approved', '/data/approved');
  const pk = runner.requireOrSkip(first?.pay_info_pk, 'the payment has no record');
  const seen = await readPayments(runner, twin, order.goods_type);
  runner.check(
    seen.some((payment) => payment.pk === pk),
    {
      rule: 'payment',
      message: 'another session of the member does not see the payment',
      pointer: '/data',
      ...(order.goods_type === '연회비' ? { culprit: 'getAnnualFeePaid' } : { culprit: 'getRegisterInfo' }),
    },
  );
  await runner.requestAs(twin, 'pgApprovalCallback', confirmationRequest(started.ref), 'approved');
  await runner.requestAs(twin, 'logout', {}, 'loggedOut');
  await checkRecordedPayment(runner, session, order, pk, other);
  await checkPaidOnce(runner, session, order, before);
  if (!other) return;
  for (const id of ['getReceipt', 'getTransaction'] as const)
    await runner.requestAs(other, id, { query: { pay_info_pk: pk } }, 'notFound');
}

/** Checks that of two payments that were started for one fee, only the one that is approved first pays. */
async function checkTwoPayments(
  runner: WorkflowRunner,
  session: MemberSession,
  other: MemberSession | undefined,
  order: Order,
): Promise<void> {
  const before = (await readPayments(runner, session, order.goods_type)).length;
  const [first, second] = await beginCardPayments(runner, session, order, 2);
  const [one, two] = [runner.requireOrSkip(first, 'no payment'), runner.requireOrSkip(second, 'no payment')];
  await decideOnPage(runner, 'approve', one);
  const confirm = (ref: string, ...outcomes: string[]) =>
    runner.requestAs(session, 'pgApprovalCallback', confirmationRequest(ref), ...outcomes);
  const { data: paid } = await confirm(one.ref, 'approved');
  runner.checkEqual(paid.approved, true, 'payment', 'an approved payment is not approved', '/data/approved');
  runner.context.results.addLeftover(`a card payment of ${session.id}: ${order.goods_name}, ${order.amount} won`);
  // The page may refuse the second payment by itself.
  await requireCardDecision(runner)('approve', two.url).catch(() => undefined);
  await checkNotApproved(runner, session, two.ref, order.amount);
  await checkPaidOnce(runner, session, order, before);
  const pk = runner.requireOrSkip(paid.pay_info_pk, 'the payment has no record');
  await checkRecordedPayment(runner, session, order, pk, other);
}

/**
 * Checks card payments with a member who has not paid anything: a payment without a decision, confirmations by others and
 * at the same time, and two payments of the same fee.
 * @param other another member
 */
export async function checkConfirmations(
  runner: WorkflowRunner,
  session: MemberSession,
  other: MemberSession | undefined,
): Promise<void> {
  const annualFee = annualFeeOrder('일반회원', currentYear(runner));
  await runner.runStep('a card payment without a decision on its page is not approved', async () => {
    requireCardDecision(runner);
    await checkUndecidedPayment(runner, session, annualFee);
  });
  await runner.runStep('of two card payments for the same fee, only one is recorded', async () => {
    requireCardDecision(runner);
    const { code } = await requestFirstRegistrationCheck(runner, session);
    runner.requireOrSkip(code === null, 'registration is not open on the server');
    const order = registrationOrder('일반회원');
    await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'created');
    await requestRegistrationCheck(runner, session, 'general');
    await checkTwoPayments(runner, session, other, order);
    await requestRegistrationCheck(runner, session, 'alreadyPaid');
  });
  await runner.runStep('an approved card payment is confirmed for its member only, and recorded once', async () => {
    requireCardDecision(runner);
    await checkSimultaneousConfirmations(runner, session, other, annualFee);
  });
}
