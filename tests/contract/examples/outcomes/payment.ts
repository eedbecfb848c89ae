import type { OperationId } from '#mocks/generated/operations.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import type { Visitor } from '#tests/contract/support/visitor.ts';

const afterRegistration = Date.parse('2025-11-15T00:00:00+09:00');

type Order = { member_type: string; amount: number; goods_type: string; goods_name: string };

const annual: Order = { member_type: '일반회원', amount: 200_000, goods_type: '연회비', goods_name: '2025년도 연회비' };
const registration: Order = { ...annual, goods_type: '등록비', goods_name: currentEvent };

/** Orders by card or bank transfer. The contract has the amount as a number for a card, as a text for a transfer. */
const placeOrder =
  (id: 'pgReady' | 'createTransferInfo', member: string, order: Order, at?: number): OutcomeSteps =>
  async (visitor) => {
    if (at) visitor.db.clock.set(at);
    const body = id === 'pgReady' ? order : { ...order, amount: String(order.amount) };
    return visitor.call(id, { body, token: await accessTokenOf(visitor, member) });
  };

const orderRefusals = (id: 'pgReady' | 'createTransferInfo') => ({
  alreadyPaid: placeOrder(id, 'hanbit01', annual),
  amountMismatch: placeOrder(id, 'hanbit05', { ...annual, amount: 100 }),
  outsideWindow: placeOrder(id, 'hanbit05', registration, afterRegistration),
});

/** Starts a card payment, decides on the payment page, and requests the result. */
const payByCard =
  (decision: string): OutcomeSteps =>
  async (visitor) => {
    const token = await accessTokenOf(visitor, 'hanbit05');
    const { data } = await visitor.callForEnvelope('pgReady', { body: annual, token });
    const { mbrRefNo } = Object(data);
    await visitor.send('POST', `/mock/card/${mbrRefNo}`, {
      body: new URLSearchParams({ decision, company: '한빛카드' }),
    });
    return visitor.call('pgApprovalCallback', { body: { mbrRefNo }, token });
  };

const queryAsMember =
  (id: OperationId, member: string, query: Record<string, number> = {}): OutcomeSteps =>
  async (visitor: Visitor) =>
    visitor.call(id, { query, token: await accessTokenOf(visitor, member) });

/** The steps to the outcomes of the payment operations. */
export const payment: OutcomesByOperation = {
  getPayInfo: { payInfo: queryAsMember('getPayInfo', 'hanbit01') },
  createTransferInfo: {
    created: placeOrder('createTransferInfo', 'hanbit05', annual),
    ...orderRefusals('createTransferInfo'),
  },
  pgReady: { ready: placeOrder('pgReady', 'hanbit05', annual), ...orderRefusals('pgReady') },
  pgApprovalCallback: {
    approved: payByCard('approve'),
    declined: payByCard('decline'),
    unknownPayment: async (visitor) =>
      visitor.call('pgApprovalCallback', {
        body: { mbrRefNo: 'HB20251105-000317' },
        token: await accessTokenOf(visitor),
      }),
  },
  getAnnualFeePaid: {
    generalUnpaid: queryAsMember('getAnnualFeePaid', 'hanbit06'),
    generalPaid: queryAsMember('getAnnualFeePaid', 'hanbit01'),
    studentUnpaid: queryAsMember('getAnnualFeePaid', 'hanbit07'),
    studentPaid: queryAsMember('getAnnualFeePaid', 'hanbit02'),
    special: queryAsMember('getAnnualFeePaid', 'hanbit03'),
    honorary: queryAsMember('getAnnualFeePaid', 'hanbit04'),
    inArrears: queryAsMember('getAnnualFeePaid', 'hanbit05'),
    typeNotSet: queryAsMember('getAnnualFeePaid', 'da.on'),
  },
  getReceipt: {
    receipt: queryAsMember('getReceipt', 'hanbit01', { pay_info_pk: 8533 }),
    notFound: queryAsMember('getReceipt', 'hanbit02', { pay_info_pk: 8533 }),
    noReceipt: queryAsMember('getReceipt', 'hanbit01', { pay_info_pk: 7720 }),
  },
  getTransaction: {
    statement: queryAsMember('getTransaction', 'hanbit01', { pay_info_pk: 7720 }),
    notFound: queryAsMember('getTransaction', 'hanbit02', { pay_info_pk: 7720 }),
  },
};
