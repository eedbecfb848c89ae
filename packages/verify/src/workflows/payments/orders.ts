import { annualFeeName, contractFee, currentEvent, runStart } from '#verify/contract/contract-event.ts';
import type { RequestInput, SuccessData } from '#verify/exchange.ts';
import type { Runner } from '#verify/run/runner.ts';

/** The fees of each member type. */
export type Fees = SuccessData<'getPayInfo'>['fees'];
export type MemberType = Fees[number]['member_type'];

/** What a member pays for. The amount is in won. */
export type Order = { member_type: MemberType; amount: number; goods_type: '연회비' | '등록비'; goods_name: string };

/** The right orders, and their requests. */
export const orders = {
  /** The request of a bank transfer, whose amount is a text. */
  transfer: (order: Order): RequestInput => ({ body: { ...order, amount: String(order.amount) } }),
  /** The request of a card payment. */
  card: (order: Order): RequestInput => ({ body: order }),
  /** Returns the current year in Seoul. Shortly after the new year, the run accepts no other year. */
  currentYear: (runner: Runner): number => Number(runner.context.todayInSeoul()[0].slice(0, 4)),
  /** Returns the right order of an annual fee. */
  annualFee: (memberType: MemberType, year: number): Order => ({
    member_type: memberType,
    amount: contractFee(memberType, '연회비', year) ?? 0,
    goods_type: '연회비',
    goods_name: annualFeeName(year),
  }),
  /** Returns the right order of the registration fee of the current event. */
  registration: (memberType: MemberType): Order => ({
    member_type: memberType,
    amount: contractFee(memberType, '등록비', Number(runStart.slice(0, 4))) ?? 0,
    goods_type: '등록비',
    goods_name: currentEvent,
  }),
};

const maxAmount = 999_999_999;

/** Derives wrong orders: other amounts, types and goods. A member without a type may order for any. */
export function wrongOrders(order: Order, fees: Fees, year: number, hasType: boolean): Order[] {
  const feeOf = (fee: Fees[number]) => (order.goods_type === '연회비' ? fee.annual_fee : fee.registration_fee);
  const amounts = [order.amount + 1, order.amount - 1, 1, order.amount * 10, maxAmount, ...fees.map(feeOf)];
  const wrongAmounts = [...new Set(amounts)].filter((amount) => amount !== order.amount && amount <= maxAmount);
  const otherTypes = hasType ? fees.filter(({ member_type }) => member_type !== order.member_type) : [];
  const names =
    order.goods_type === '연회비'
      ? [`${order.goods_name} `, annualFeeName(year - 1), annualFeeName(year + 1), currentEvent]
      : [`${order.goods_name} `, `${order.goods_name} 2`, order.goods_name.slice(1), annualFeeName(year)];
  const wrong = [
    ...wrongAmounts.map((amount) => ({ ...order, amount })),
    ...otherTypes.flatMap((fee) =>
      [...new Set([order.amount, feeOf(fee)])].map((amount) => ({ ...order, member_type: fee.member_type, amount })),
    ),
    ...names.map((goods_name) => ({ ...order, goods_name })),
  ];
  // An amount of 0 would violate the schema.
  return wrong.filter(({ amount }) => amount >= 1);
}
