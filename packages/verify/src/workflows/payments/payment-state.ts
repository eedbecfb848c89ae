import { isDeepStrictEqual } from 'node:util';
import type { SuccessData } from '#verify/exchange.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import type { Order } from './orders.ts';

/** A payment in the records of a member. */
type RecordedPayment = { pk: number; date: string | null; method: string | null; content: unknown };

/** Reads the annual fees that a member has paid. */
async function readAnnualFees(runner: WorkflowRunner, session: MemberSession): Promise<RecordedPayment[]> {
  const { data } = await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
  return data.pay_info.flatMap((row) =>
    row.pay_info_pk === null
      ? []
      : [
          {
            pk: row.pay_info_pk,
            date: row.pay_info_tran_date,
            method: row.pay_info_pay_method,
            content: [row.pay_info_amt, row.pay_info_member_type],
          },
        ],
  );
}

/** Reads the registration fees that a member has paid. */
async function readRegistrations(runner: WorkflowRunner, session: MemberSession): Promise<RecordedPayment[]> {
  const { data } = await runner.requestAs(session, 'getRegisterInfo', { query: { row: 100 } }, 'registrations');
  return data.register_info.map((row) => ({
    pk: row.pay_info_pk,
    date: row.pay_info_tran_date,
    method: row.pay_info_pay_method,
    content: [row.pay_info_goods_name],
  }));
}

/** Reads the bank transfer that a member has announced for one type of goods. */
export async function readTransfer(runner: WorkflowRunner, session: MemberSession, goods: Order['goods_type']) {
  const { data } =
    goods === '연회비'
      ? await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid')
      : await runner.requestAs(session, 'getRegisterInfo', {}, 'registrations');
  return data.transfer_info;
}

/** Reads the payments of a member for one type of goods. */
export const readPayments = (runner: WorkflowRunner, session: MemberSession, goods: Order['goods_type']) =>
  goods === '연회비' ? readAnnualFees(runner, session) : readRegistrations(runner, session);

/**
 * Checks that a card payment of today is recorded once and completely, in the right list of the right member.
 * @param pk the number of the payment in the response of its confirmation
 * @param other another member, whose records must not contain the payment
 */
export async function checkRecordedPayment(
  runner: WorkflowRunner,
  session: MemberSession,
  order: Order,
  pk: number,
  other: MemberSession | undefined,
): Promise<void> {
  const otherGoods = order.goods_type === '연회비' ? '등록비' : '연회비';
  const isRecorded = async (member: MemberSession, goods: Order['goods_type']) =>
    (await readPayments(runner, member, goods)).some((payment) => payment.pk === pk);
  runner.check(!(await isRecorded(session, otherGoods)), {
    rule: 'payment',
    message: `the records of ${otherGoods} contain a payment of ${order.goods_type}`,
  });
  if (other)
    runner.check(!(await isRecorded(other, order.goods_type)), {
      rule: 'payment',
      message: 'the records of a member contain the payment of another member',
    });
  const found = (await readPayments(runner, session, order.goods_type)).filter((payment) => payment.pk === pk);
  runner.checkEqual(found.length, 1, 'payment', 'the number of a confirmed payment is not in the records once');
  const [payment] = found;
  if (!payment) return;
  checkDateIsToday(runner, 'a new payment', payment.date, '/data');
  const content = order.goods_type === '연회비' ? [order.amount, order.member_type] : [order.goods_name];
  runner.check(payment.method === '카드결제' && isDeepStrictEqual(payment.content, content), {
    rule: 'payment',
    message: 'the recorded payment differs from the payment that was started',
    expected: JSON.stringify(['카드결제', ...content]),
    actual: JSON.stringify([payment.method, payment.content]),
  });
}

/**
 * Checks the bank transfer in a history. A server may omit it.
 * @param order the registered order; null if the fee is paid
 */
export function checkExpectedTransfer(
  runner: WorkflowRunner,
  transfer: SuccessData<'getAnnualFeePaid'>['transfer_info'],
  order: Order | null,
): void {
  if (!transfer) return;
  const { goods_name, member_type, amount } = transfer;
  runner.checkEqual(
    [goods_name, member_type, amount],
    order && [order.goods_name, order.member_type, order.amount],
    'payment',
    order ? 'the expected transfer differs from the registered one' : 'a paid fee has an expected transfer',
    '/data/transfer_info',
  );
}

/** Checks that a member has exactly one payment for goods that can be paid once. */
export async function checkPaidOnce(
  runner: WorkflowRunner,
  session: MemberSession,
  order: Order,
  paidBefore: number,
): Promise<void> {
  const payments = await readPayments(runner, session, order.goods_type);
  const numbers = new Set(payments.map(({ pk }) => pk));
  runner.check(payments.length === paidBefore + 1, {
    rule: 'payment',
    message: 'a fee that was paid once is not recorded once',
    expected: String(paidBefore + 1),
    actual: String(payments.length),
    // Rows with different numbers are different records.
    ...(numbers.size === payments.length ? { culprit: 'pgApprovalCallback' } : {}),
  });
}
