import { isDeepStrictEqual } from 'node:util';
import type { SuccessData } from '#verify/exchange.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import type { Order } from './orders.ts';

/** A payment in the records of a member. */
type RecordedPayment = { pk: number; date: string | null; method: string | null; content: unknown };

/** Reads the payments of a member for one type of goods, and the bank transfer that the member has announced. */
export async function readPaymentState(runner: WorkflowRunner, session: MemberSession, goods: Order['goods_type']) {
  const recorded = (
    pk: number,
    row: { pay_info_tran_date: string | null; pay_info_pay_method: string | null },
    content: unknown,
  ): RecordedPayment => ({ pk, date: row.pay_info_tran_date, method: row.pay_info_pay_method, content });
  if (goods === '연회비') {
    const { data } = await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
    const payments = data.pay_info.flatMap((row) =>
      row.pay_info_pk === null ? [] : [recorded(row.pay_info_pk, row, [row.pay_info_amt, row.pay_info_member_type])],
    );
    return { payments, transfer: data.transfer_info };
  }
  const { data } = await runner.requestAs(session, 'getRegisterInfo', { query: { row: 100 } }, 'registrations');
  const payments = data.register_info.map((row) => recorded(row.pay_info_pk, row, [row.pay_info_goods_name]));
  return { payments, transfer: data.transfer_info };
}

/** Reads the payments of a member for one type of goods. */
export const readPayments = async (...given: Parameters<typeof readPaymentState>): Promise<RecordedPayment[]> =>
  (await readPaymentState(...given)).payments;

/**
 * Checks that a card payment of today is recorded once and completely, in the right list of the right member.
 * @param pk the number of the payment in the response of its confirmation
 * @param paidBefore the number of payments before
 * @param other another member, whose records must not contain the payment
 */
export async function checkRecordedPayment(
  runner: WorkflowRunner,
  session: MemberSession,
  order: Order,
  { pk, paidBefore, other }: { pk: number; paidBefore: number; other?: MemberSession | undefined },
): Promise<void> {
  const { goods_type: goods } = order;
  const wrongLists = [
    [session, goods === '연회비' ? '등록비' : '연회비'] as const,
    ...(other ? [[other, goods] as const] : []),
  ];
  for (const [member, list] of wrongLists) {
    const isRecorded = (await readPayments(runner, member, list)).some((payment) => payment.pk === pk);
    const message = `the records of ${member === session ? list : 'another member'} contain a payment of ${goods}`;
    runner.check(!isRecorded, { rule: 'payment', message });
  }
  const payments = await readPayments(runner, session, goods);
  runner.check(payments.length === paidBefore + 1, {
    rule: 'payment',
    message: 'a fee that was paid once is not recorded once',
    expected: String(paidBefore + 1),
    actual: String(payments.length),
    // Rows with different numbers are different records.
    ...(new Set(payments.map((one) => one.pk)).size === payments.length ? { culprit: 'pgApprovalCallback' } : {}),
  });
  const found = payments.filter((payment) => payment.pk === pk);
  runner.checkEqual(found.length, 1, 'payment', 'the number of a confirmed payment is not in the records once');
  const [payment] = found;
  if (!payment) return;
  checkDateIsToday(runner, 'a new payment', payment.date, '/data');
  const content = goods === '연회비' ? [order.amount, order.member_type] : [order.goods_name];
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
  const actual = [transfer.goods_name, transfer.member_type, transfer.amount];
  const expected = order && [order.goods_name, order.member_type, order.amount];
  const message = order
    ? 'the expected transfer differs from the registered one'
    : 'a paid fee has an expected transfer';
  runner.checkEqual(actual, expected, 'payment', message, '/data/transfer_info');
}
