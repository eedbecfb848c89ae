import type { SuccessData } from '#verify/exchange.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import type { Order } from './orders.ts';

/** A payment in the records of a member. `content` is what was paid for. */
type RecordedPayment = { pk: number | null; date: string | null; method: string | null; content: unknown[] };

/** Reads the payments of a member for one type of goods, and the bank transfer that the member has announced. */
export async function readPaymentState(runner: Runner, session: Session, goods: Order['goods_type']) {
  const registrations = async () => {
    const { data } = await runner.requestAs(session, 'getRegisterInfo', { query: { row: 100 } }, 'registrations');
    const rows = data.register_info.map((row) => ({ ...row, content: [row.pay_info_goods_name] }));
    return { rows, transfer: data.transfer_info };
  };
  const annualFees = async () => {
    const { data } = await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
    const rows = data.pay_info.map((row) => ({ ...row, content: [row.pay_info_amt, row.pay_info_member_type] }));
    return { rows, transfer: data.transfer_info };
  };
  const { rows, transfer } = await (goods === '연회비' ? annualFees() : registrations());
  const all = rows.map((row): RecordedPayment => {
    const { pay_info_pk: pk, pay_info_tran_date: date, pay_info_pay_method: method, content } = row;
    return { pk, date, method, content };
  });
  return { payments: all.filter(({ pk }) => pk !== null), transfer };
}

/** Reads the payments of a member for one type of goods. */
export const readPayments = async (...given: Parameters<typeof readPaymentState>): Promise<RecordedPayment[]> =>
  (await readPaymentState(...given)).payments;

/** Checks that a card payment of today is recorded once and completely, in the right list of the right member. */
export async function checkRecordedPayment(
  runner: Runner,
  session: Session,
  order: Order,
  { pk, paidBefore, other }: { pk: number; paidBefore: number; other?: Session | undefined },
) {
  const { goods_type: goods } = order;
  const otherGoods = goods === '연회비' ? '등록비' : '연회비';
  for (const [member, list] of [[session, otherGoods] as const, ...(other ? [[other, goods] as const] : [])]) {
    const isRecorded = (await readPayments(runner, member, list)).some((payment) => payment.pk === pk);
    const message = `the records of ${member === session ? list : 'another member'} contain a payment of ${goods}`;
    runner.check(!isRecorded, { rule: 'payment', message });
  }
  const payments = await readPayments(runner, session, goods);
  // Rows with different numbers are different records.
  const areDifferent = new Set(payments.map((one) => one.pk)).size === payments.length;
  const culprit = areDifferent ? { culprit: 'pgApprovalCallback' as const } : {};
  const twice = 'a fee that was paid once is not recorded once';
  runner.checkEqual(payments.length, paidBefore + 1, 'payment', twice, '/data', culprit);
  const [payment, ...others] = payments.filter((one) => one.pk === pk);
  const once = payment !== undefined && others.length === 0;
  runner.check(once, { rule: 'payment', message: 'the number of a confirmed payment is not in the records once' });
  if (!payment) return;
  checkDateIsToday(runner, 'a new payment', payment.date, '/data');
  const content = goods === '연회비' ? [order.amount, order.member_type] : [order.goods_name];
  const message = 'the recorded payment differs from the payment that was started';
  runner.checkEqual([payment.method, ...payment.content], ['카드결제', ...content], 'payment', message);
}

/** Checks the bank transfer in a history. A server may omit it. */
export function checkExpectedTransfer(
  runner: Runner,
  transfer: SuccessData<'getAnnualFeePaid'>['transfer_info'],
  order: Order | null,
): void {
  if (!transfer) return;
  const actual = [transfer.goods_name, transfer.member_type, transfer.amount];
  const expected = order && [order.goods_name, order.member_type, order.amount];
  const message = `${order ? 'a registered transfer' : 'a paid fee'} has the wrong expected transfer`;
  runner.checkEqual(actual, expected, 'payment', message, '/data/transfer_info');
}
