import type { SuccessData } from '#verify/exchange.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import type { Order } from './orders.ts';

/** Reads the payments of a member for one type of goods, and the bank transfer that the member has announced. */
export async function readPaymentState(runner: Runner, session: Session, goods: Order['goods_type']) {
  if (goods === '연회비') {
    const { data } = await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
    return { payments: data.pay_info.filter(({ pay_info_pk }) => pay_info_pk !== null), transfer: data.transfer_info };
  }
  const { data } = await runner.requestAs(session, 'getRegisterInfo', { query: { row: 100 } }, 'registrations');
  return { payments: data.register_info, transfer: data.transfer_info };
}

/** Reads the payments of a member for one type of goods. */
export const readPayments = async (...given: Parameters<typeof readPaymentState>) =>
  (await readPaymentState(...given)).payments;

type RecordedPayment = Awaited<ReturnType<typeof readPayments>>[number];

/** Checks that a card payment of today is recorded once and completely, in the right list of the right member. */
export async function checkRecordedPayment(
  runner: Runner,
  session: Session,
  order: Order,
  { pk, paidBefore, other }: { pk: number; paidBefore: readonly RecordedPayment[]; other?: Session | undefined },
) {
  const { goods_type: goods } = order;
  const otherGoods = goods === '연회비' ? '등록비' : '연회비';
  for (const [member, list] of [[session, otherGoods] as const, ...(other ? [[other, goods] as const] : [])]) {
    const isRecorded = (await readPayments(runner, member, list)).some((payment) => payment.pay_info_pk === pk);
    const message = `the records of ${member === session ? list : 'another member'} contain a payment of ${goods}`;
    runner.check(!isRecorded, { rule: 'payment', message });
  }
  const payments = await readPayments(runner, session, goods);
  // Rows with different numbers are different records.
  const areDifferent = new Set(payments.map((one) => one.pay_info_pk)).size === payments.length;
  const culprit = areDifferent ? { culprit: 'pgApprovalCallback' as const } : {};
  const twice = 'a fee that was paid once is not recorded once';
  runner.checkEqual(payments.length, paidBefore.length + 1, 'payment', twice, '/data', culprit);
  const earlier = payments.filter((one) => one.pay_info_pk !== pk);
  const changed = 'a new payment changes the records of earlier payments';
  runner.checkEqual(earlier, paidBefore, 'other-record', changed, '/data');
  const [payment, ...others] = payments.filter((one) => one.pay_info_pk === pk);
  const once = payment !== undefined && others.length === 0;
  runner.check(once, { rule: 'payment', message: 'the number of a confirmed payment is not in the records once' });
  if (!payment) return;
  checkDateIsToday(runner, 'a new payment', payment.pay_info_tran_date, '/data');
  const [actual, expected] =
    'pay_info_amt' in payment
      ? [
          [payment.pay_info_amt, payment.pay_info_member_type],
          [order.amount, order.member_type],
        ]
      : [[payment.pay_info_goods_name], [order.goods_name]];
  const message = 'the recorded payment differs from the payment that was started';
  runner.checkEqual([payment.pay_info_pay_method, ...actual], ['카드결제', ...expected], 'payment', message);
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
