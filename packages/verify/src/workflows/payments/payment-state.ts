import type { SuccessData } from '#verify/exchange.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import type { Order } from './orders.ts';

/** A payment in the records of a member. `content` is what was paid for. */
type RecordedPayment = { pk: number; date: string | null; method: string | null; content: unknown[] };

/** Reads the payments of a member for one type of goods, and the bank transfer that the member has announced. */
export async function readPaymentState(runner: Runner, session: Session, goods: Order['goods_type']) {
  if (goods === '연회비') {
    const { pay_info, transfer_info: transfer } = (
      await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid')
    ).data;
    const payments = pay_info.flatMap((row): RecordedPayment[] => {
      const { pay_info_pk: pk, pay_info_tran_date: date, pay_info_pay_method: method } = row;
      return pk === null ? [] : [{ pk, date, method, content: [row.pay_info_amt, row.pay_info_member_type] }];
    });
    return { payments, transfer };
  }
  const { data } = await runner.requestAs(session, 'getRegisterInfo', { query: { row: 100 } }, 'registrations');
  const payments = data.register_info.map((row): RecordedPayment => {
    const { pay_info_pk: pk, pay_info_tran_date: date, pay_info_pay_method: method } = row;
    return { pk, date, method, content: [row.pay_info_goods_name] };
  });
  return { payments, transfer: data.transfer_info };
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
  // Rows with different numbers are different records.
  const areDifferent = new Set(payments.map((one) => one.pk)).size === payments.length;
  const culprit = areDifferent ? { culprit: 'pgApprovalCallback' as const } : {};
  const twice = 'a fee that was paid once is not recorded once';
  runner.checkEqual(payments.length, paidBefore + 1, 'payment', twice, '/data', culprit);
  const found = payments.filter((payment) => payment.pk === pk);
  runner.checkEqual(found.length, 1, 'payment', 'the number of a confirmed payment is not in the records once');
  const [payment] = found;
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
