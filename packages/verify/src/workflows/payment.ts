import { currentEvent } from '#verify/contract/contract-event.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember } from './account/created-members.ts';
import {
  checkAnnualFees,
  checkPaymentRecords,
  readFees,
  requestFirstRegistrationCheck,
  requestRegistrationCheck,
} from './payment-records.ts';
import {
  beginCardPayment,
  checkNotApproved,
  confirmationRequest,
  confirmPayment,
  decideOnPage,
  requireCardDecision,
} from './payments/card-payments.ts';
import { checkConfirmations } from './payments/confirmations.ts';
import {
  annualFeeOrder,
  cardRequest,
  currentYear,
  type Fees,
  type MemberType,
  type Order,
  transferRequest,
} from './payments/orders.ts';
import { checkOwnRecords } from './payments/own-records.ts';
import { checkDocumentsOfOthers, checkPaymentDocuments } from './payments/payment-documents.ts';
import { checkExpectedTransfer, checkRecordedPayment } from './payments/payment-state.ts';
import { checkOrders } from './payments/wrong-orders.ts';

const payingMemberType = (session: MemberSession, fees: Fees): MemberType =>
  fees.find(({ member_type }) => member_type === session.type)?.member_type ?? '일반회원';

/** Checks a declined and an approved card payment: only the approved one is recorded, once, with receipt and statement. */
async function checkCardPayment(
  runner: WorkflowRunner,
  session: MemberSession,
  order: Order,
  isPaid: () => Promise<boolean>,
): Promise<void> {
  requireCardDecision(runner);
  const declined = await beginCardPayment(runner, session, order);
  await decideOnPage(runner, 'decline', declined);
  await checkNotApproved(runner, session, declined.ref, order.amount);
  await checkNotApproved(runner, session, declined.ref, order.amount);
  runner.checkEqual(await isPaid(), false, 'payment', 'a declined payment is recorded');
  if (order.goods_type === '등록비') await requestRegistrationCheck(runner, session, 'general');
  const approved = await beginCardPayment(runner, session, order);
  runner.check(approved.ref !== declined.ref, {
    rule: 'payment',
    message: 'two payments have the same mbrRefNo',
    pointer: '/data/mbrRefNo',
  });
  await decideOnPage(runner, 'approve', approved);
  const approvedResult = await confirmPayment(runner, session, approved.ref, 'approved');
  runner.checkEqual(
    [approvedResult.approved, approvedResult.amount],
    [true, order.amount],
    'payment',
    'the response for an approved payment is wrong',
    '/data',
  );
  runner.context.results.addLeftover(`a card payment of ${session.id}: ${order.goods_name}, ${order.amount} won`);
  runner.checkEqual(
    await confirmPayment(runner, session, approved.ref, 'approved'),
    approvedResult,
    'payment',
    'a repeated request has another response',
    '/data',
  );
  runner.checkEqual(await isPaid(), true, 'payment', 'an approved payment is not in the records');
  const hasRecord = runner.check(approvedResult.pay_info_pk !== null, {
    rule: 'payment',
    message: 'an approved payment has no pay_info_pk',
    pointer: '/data/pay_info_pk',
  });
  const pk = runner.requireOrSkip(hasRecord && approvedResult.pay_info_pk, 'the payment has no record');
  await checkPaymentDocuments(runner, session, pk, '카드결제');
  await runner.requestAs(session, 'pgReady', cardRequest(order), 'alreadyPaid');
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'alreadyPaid');
  const otherMember = runner.findSession((other) => other.pk !== session.pk);
  if (otherMember)
    await runner.requestAs(otherMember, 'pgApprovalCallback', confirmationRequest(approved.ref), 'unknownPayment');
  await checkRecordedPayment(runner, session, order, pk, otherMember);
}

async function checkAnnualFeePayment(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const fees = await readFees(runner, session);
  const { pay_possible } = await checkAnnualFees(runner, session, fees);
  runner.requireOrSkip(pay_possible, 'the member has no unpaid annual fee', 'createTransferInfo', 'pgReady');
  const order = annualFeeOrder(payingMemberType(session, fees), currentYear(runner));
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'created');
  runner.context.results.addLeftover(
    `an announced transfer of ${session.id}: ${order.goods_name}, ${order.amount} won`,
  );
  await requestTogether(
    runner,
    session,
    'createTransferInfo',
    [transferRequest(order), transferRequest(order)],
    'created',
  );
  const { pay_possible: isStillUnpaid, transfer_info } = await checkAnnualFees(runner, session, fees);
  runner.checkEqual(isStillUnpaid, true, 'payment', 'an announced transfer counts as paid', '/data/pay_possible');
  checkExpectedTransfer(runner, transfer_info, order);
  await checkCardPayment(runner, session, order, async () => {
    const current = await checkAnnualFees(runner, session, fees);
    if (!current.pay_possible) checkExpectedTransfer(runner, current.transfer_info, null);
    return !current.pay_possible && current.pay_info.some((row) => row.pay_info_pk !== null);
  });
}

async function checkRegistrationPayment(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const fees = await readFees(runner, session);
  const body = { goods_name: currentEvent };
  const { code, data } = await requestFirstRegistrationCheck(runner, session);
  if (code !== null)
    runner.requireOrSkip(
      null,
      'registration for the event of the contract is not open on the server, or already paid',
      'createTransferInfo',
      'pgReady',
    );
  const amount = fees.find((fee) => fee.member_type === data.member_type)?.registration_fee ?? 0;
  const order: Order = { member_type: data.member_type, amount, goods_type: '등록비', goods_name: currentEvent };
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'created');
  const { data: expecting } = await runner.requestAs(session, 'getRegisterInfo', {}, 'registrations');
  checkExpectedTransfer(runner, expecting.transfer_info, order);
  await checkCardPayment(runner, session, order, async () => {
    const { data: list } = await runner.requestAs(session, 'getRegisterInfo', {}, 'registrations');
    return list.register_info.some((row) => row.pay_info_goods_name === currentEvent);
  });
  await runner.requestAs(session, 'checkRegisterDuplicate', { body }, 'alreadyPaid');
}

/** Checks fees and registrations: reads those of the given members, and pays with an account that the run created. */
export async function checkPayments(runner: WorkflowRunner): Promise<void> {
  const givenMembers = runner.context.sessions.filter(({ isCreatedByRun }) => !isCreatedByRun);
  if (givenMembers.length === 0)
    await runner.runStep(
      'fees',
      async () => void runner.requireSession('getPayInfo', 'getAnnualFeePaid', 'getRegisterInfo'),
    );
  const checks: ((part: WorkflowRunner) => Promise<void>)[] = [
    checkOwnRecords,
    ...givenMembers.map((member) => (part: WorkflowRunner) => checkPaymentRecords(part, member)),
    checkDocumentsOfOthers,
    checkUnknownPayment,
    async (part) => {
      await checkOrders(part);
      await checkPaidFees(part);
    },
    checkNewPayer,
  ];
  await runParts(runner, checks, (part, check) => check(part));
}

async function checkUnknownPayment(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('a payment that was not started is not found', async () => {
    runner.requireWritePermission('pgApprovalCallback');
    const body = { mbrRefNo: `NONE-${runner.context.prefix}` };
    await runner.requestAs(
      runner.requireSession('pgApprovalCallback'),
      'pgApprovalCallback',
      { body },
      'unknownPayment',
    );
  });
}

/** Pays both fees with an account that the run created. */
async function checkPaidFees(runner: WorkflowRunner): Promise<void> {
  const paymentChecks = [
    ['the annual fee is paid once', checkAnnualFeePayment],
    ['the registration fee is paid once', checkRegistrationPayment],
  ] as const;
  for (const [name, checkPaymentOf] of paymentChecks)
    await runner.runStep(name, () => {
      const operations = ['createTransferInfo', 'pgReady', 'pgApprovalCallback'] as const;
      runner.requireWritePermission(...operations);
      const payer = runner.findSession(({ isCreatedByRun }) => isCreatedByRun);
      return checkPaymentOf(runner, runner.requireOrSkip(payer, 'the run created no account', ...operations));
    });
}

/** Checks the confirmation of card payments, with a member who has not paid anything. */
async function checkNewPayer(runner: WorkflowRunner): Promise<void> {
  const payer = await runner.runStep('a new member signs up to pay', async () => {
    runner.requireOrSkip(
      runner.context.settings.decidePayment,
      'the step needs a decision on the payment page (--card)',
    );
    return createMember(runner, 'payer');
  });
  if (payer) await checkConfirmations(runner, payer, runner.findSession());
}
