import { runParts } from '#verify/run-branches.ts';
import type { MemberSession } from '#verify/run-context.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { currentEvent } from './conference.ts';
import {
  checkAnnualFees,
  checkDocumentsOfOthers,
  checkPaymentDocuments,
  checkPaymentRecords,
  type Fees,
  readFees,
  requestRegistrationCheck,
} from './payment-records.ts';

type MemberType = Fees[number]['member_type'];
type PaymentOrder = { member_type: MemberType; amount: number; goods_type: '연회비' | '등록비'; goods_name: string };

const payingMemberType = (session: MemberSession, fees: Fees): MemberType =>
  fees.find(({ member_type }) => member_type === session.type)?.member_type ?? '일반회원';

const transferRequest = (order: PaymentOrder) => ({ body: { ...order, amount: String(order.amount) } });

/** Checks that payments with a wrong amount are rejected. Nothing is charged. */
async function checkWrongAmount(runner: WorkflowRunner, session: MemberSession, order: PaymentOrder): Promise<void> {
  const wrongOrder = { ...order, amount: order.amount + 1 };
  await runner.requestAs(session, 'createTransferInfo', transferRequest(wrongOrder), 'amountMismatch');
  await runner.requestAs(session, 'pgReady', { body: wrongOrder }, 'amountMismatch');
}

async function beginCardPayment(runner: WorkflowRunner, session: MemberSession, order: PaymentOrder) {
  const { data } = await runner.requestAs(session, 'pgReady', { body: order }, 'ready');
  const urls = Object.values(data.data);
  runner.check(
    urls.every((url) => URL.canParse(url)),
    { rule: 'url', message: 'a URL of the payment page is not valid', pointer: '/data/data' },
  );
  return { ref: data.mbrRefNo, url: data.data.nextPcUrl };
}

/** Checks a declined and an approved card payment: only the approved one is recorded, once, with receipt and statement. */
async function checkCardPayment(
  runner: WorkflowRunner,
  session: MemberSession,
  order: PaymentOrder,
  isPaid: () => Promise<boolean>,
): Promise<void> {
  const decidePayment = runner.requireOrSkip(
    runner.context.settings.decidePayment,
    'the step needs a decision on the payment page (--card)',
    'pgApprovalCallback',
  );
  const decideOnPage = (decision: 'approve' | 'decline', url: string) =>
    decidePayment(decision, url).catch((error: Error) =>
      runner.requireOrSkip<void>(
        null,
        `the decision on the payment page failed: ${error.message}`,
        'pgApprovalCallback',
      ),
    );
  const requestConfirmation = async (ref: string, outcome: string) =>
    (await runner.requestAs(session, 'pgApprovalCallback', { body: { mbrRefNo: ref } }, outcome)).data;
  const declined = await beginCardPayment(runner, session, order);
  await decideOnPage('decline', declined.url);
  const declinedResult = await requestConfirmation(declined.ref, 'declined');
  runner.checkEqual(
    [declinedResult.approved, declinedResult.pay_info_pk, declinedResult.amount],
    [false, null, order.amount],
    'payment',
    'the response for a declined payment is wrong',
    '/data',
  );
  runner.checkEqual(await isPaid(), false, 'payment', 'a declined payment is recorded');
  const approved = await beginCardPayment(runner, session, order);
  runner.check(approved.ref !== declined.ref, {
    rule: 'payment',
    message: 'two payments have the same mbrRefNo',
    pointer: '/data/mbrRefNo',
  });
  await decideOnPage('approve', approved.url);
  const approvedResult = await requestConfirmation(approved.ref, 'approved');
  runner.checkEqual(
    [approvedResult.approved, approvedResult.amount],
    [true, order.amount],
    'payment',
    'the response for an approved payment is wrong',
    '/data',
  );
  runner.context.results.addLeftover(`a card payment of ${session.id}: ${order.goods_name}, ${order.amount} won`);
  runner.checkEqual(
    await requestConfirmation(approved.ref, 'approved'),
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
  await runner.requestAs(session, 'pgReady', { body: order }, 'alreadyPaid');
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'alreadyPaid');
  const otherMember = runner.findSession((other) => other.pk !== session.pk);
  if (otherMember)
    await runner.requestAs(otherMember, 'pgApprovalCallback', { body: { mbrRefNo: approved.ref } }, 'unknownPayment');
}

async function checkAnnualFeePayment(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const fees = await readFees(runner, session);
  const { pay_possible } = await checkAnnualFees(runner, session, fees);
  runner.requireOrSkip(pay_possible, 'the member has no unpaid annual fee', 'createTransferInfo', 'pgReady');
  const member_type = payingMemberType(session, fees);
  const amount = fees.find((fee) => fee.member_type === member_type)?.annual_fee ?? 0;
  const goods_name = `${runner.context.todayInSeoul()[0].slice(0, 4)}년도 연회비`;
  const order: PaymentOrder = { member_type, amount, goods_type: '연회비', goods_name };
  await checkWrongAmount(runner, session, order);
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'created');
  runner.context.results.addLeftover(`an announced transfer of ${session.id}: ${goods_name}, ${amount} won`);
  await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'created');
  const { pay_possible: isStillUnpaid } = await checkAnnualFees(runner, session, fees);
  runner.checkEqual(isStillUnpaid, true, 'payment', 'an announced transfer counts as paid', '/data/pay_possible');
  await checkCardPayment(runner, session, order, async () => {
    const current = await checkAnnualFees(runner, session, fees);
    return !current.pay_possible && current.pay_info.some((row) => row.pay_info_pk !== null);
  });
}

async function checkRegistrationPayment(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const fees = await readFees(runner, session);
  const body = { goods_name: currentEvent };
  const { code, data } = await requestRegistrationCheck(runner, session);
  if (code !== null)
    runner.requireOrSkip(
      null,
      'registration for the event of the contract is not open on the server, or already paid',
      'createTransferInfo',
      'pgReady',
    );
  const amount = fees.find((fee) => fee.member_type === data.member_type)?.registration_fee ?? 0;
  const order: PaymentOrder = { member_type: data.member_type, amount, goods_type: '등록비', goods_name: currentEvent };
  await checkWrongAmount(runner, session, order);
  await checkCardPayment(runner, session, order, async () => {
    const { data: list } = await runner.requestAs(session, 'getRegisterInfo', {}, 'registrations');
    return list.register_info.some((row) => row.pay_info_goods_name === currentEvent);
  });
  await runner.requestAs(session, 'checkRegisterDuplicate', { body }, 'alreadyPaid');
}

/** Checks that payments after the registration period are rejected. The clock must be set to that time. */
export async function checkRegistrationAfterDeadline(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('a registration after the registration period is rejected', async () => {
    const session = runner.requireSession('checkRegisterDuplicate');
    await runner.requestAs(session, 'checkRegisterDuplicate', { body: { goods_name: currentEvent } }, 'outsideWindow');
    runner.requireWritePermission('createTransferInfo', 'pgReady');
    const fees = await readFees(runner, session);
    const member_type = payingMemberType(session, fees);
    const amount = fees.find((fee) => fee.member_type === member_type)?.registration_fee ?? 0;
    const order: PaymentOrder = { member_type, amount, goods_type: '등록비', goods_name: currentEvent };
    await runner.requestAs(session, 'createTransferInfo', transferRequest(order), 'outsideWindow');
    await runner.requestAs(session, 'pgReady', { body: order }, 'outsideWindow');
  });
}

/** Checks fees and registrations: reads those of the given members, and pays with an account that the run created. */
export async function checkPayments(runner: WorkflowRunner): Promise<void> {
  const givenMembers = runner.context.sessions.filter(({ isCreatedByRun }) => !isCreatedByRun);
  if (givenMembers.length === 0)
    await runner.runStep(
      'fees',
      async () => void runner.requireSession('getPayInfo', 'getAnnualFeePaid', 'getRegisterInfo'),
    );
  await runParts(runner, givenMembers, checkPaymentRecords);
  await checkDocumentsOfOthers(runner);
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
