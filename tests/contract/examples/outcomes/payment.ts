import type { OperationId } from '#mocks/generated/operations.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import type { Way, Ways } from '#tests/contract/examples/outcome-steps.ts';
import { tokenOf } from '#tests/contract/support/request-data.ts';
import type { Visitor } from '#tests/contract/support/visitor.ts';

const afterRegistration = Date.parse('2025-11-15T00:00:00+09:00');

type Order = { member_type: string; amount: number; goods_type: string; goods_name: string };

const annual: Order = { member_type: '일반회원', amount: 200_000, goods_type: '연회비', goods_name: '2025년도 연회비' };
const registration: Order = { ...annual, goods_type: '등록비', goods_name: currentEvent };

/** A card payment has its amount as a number, a transfer as digits. */
const order =
  (id: 'pgReady' | 'createTransferInfo', member: string, wanted: Order, at?: number): Way =>
  async (visitor) => {
    if (at) visitor.db.clock.set(at);
    const body = id === 'pgReady' ? wanted : { ...wanted, amount: String(wanted.amount) };
    return visitor.call(id, { body, token: await tokenOf(visitor, member) });
  };

const refusals = (id: 'pgReady' | 'createTransferInfo') => ({
  alreadyPaid: order(id, 'hanbit01', annual),
  amountMismatch: order(id, 'hanbit05', { ...annual, amount: 100 }),
  outsideWindow: order(id, 'hanbit05', registration, afterRegistration),
});

/** Begins a card payment, decides on the page of the card company, and asks what became of it. */
const pay =
  (decision: string): Way =>
  async (visitor) => {
    const token = await tokenOf(visitor, 'hanbit05');
    const { data } = await visitor.ask('pgReady', { body: annual, token });
    const { mbrRefNo } = Object(data);
    await visitor.send('POST', `/mock/card/${mbrRefNo}`, {
      body: new URLSearchParams({ decision, company: '한빛카드' }),
    });
    return visitor.call('pgApprovalCallback', { body: { mbrRefNo }, token });
  };

const read =
  (id: OperationId, member: string, query: Record<string, number> = {}): Way =>
  async (visitor: Visitor) =>
    visitor.call(id, { query, token: await tokenOf(visitor, member) });

/** The ways to the outcomes of payments. */
export const payment: Ways = {
  getPayInfo: { payInfo: read('getPayInfo', 'hanbit01') },
  createTransferInfo: {
    created: order('createTransferInfo', 'hanbit05', annual),
    ...refusals('createTransferInfo'),
  },
  pgReady: { ready: order('pgReady', 'hanbit05', annual), ...refusals('pgReady') },
  pgApprovalCallback: {
    approved: pay('approve'),
    declined: pay('decline'),
    unknownPayment: async (visitor) =>
      visitor.call('pgApprovalCallback', {
        body: { mbrRefNo: 'HB20251105-000317' },
        token: await tokenOf(visitor),
      }),
  },
  getAnnualFeePaid: {
    generalUnpaid: read('getAnnualFeePaid', 'hanbit06'),
    generalPaid: read('getAnnualFeePaid', 'hanbit01'),
    studentUnpaid: read('getAnnualFeePaid', 'hanbit07'),
    studentPaid: read('getAnnualFeePaid', 'hanbit02'),
    special: read('getAnnualFeePaid', 'hanbit03'),
    honorary: read('getAnnualFeePaid', 'hanbit04'),
    inArrears: read('getAnnualFeePaid', 'hanbit05'),
    typeNotSet: read('getAnnualFeePaid', 'da.on'),
  },
  getReceipt: {
    receipt: read('getReceipt', 'hanbit01', { pay_info_pk: 8533 }),
    notFound: read('getReceipt', 'hanbit02', { pay_info_pk: 8533 }),
    noReceipt: read('getReceipt', 'hanbit01', { pay_info_pk: 7720 }),
  },
  getTransaction: {
    statement: read('getTransaction', 'hanbit01', { pay_info_pk: 7720 }),
    notFound: read('getTransaction', 'hanbit02', { pay_info_pk: 7720 }),
  },
};
