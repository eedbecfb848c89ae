import { currentEvent } from '#mocks/store/calendar.ts';
import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import { accessTokenOf, type RequestBody } from '#tests/contract/support/request-data.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { deadlines } from '#tests/support/event.ts';

const afterRegistration = Date.parse(deadlines.registrationCloses);

type Order = RequestBody<'pgReady'>;

const annual: Order = { member_type: '일반회원', amount: 200_000, goods_type: '연회비', goods_name: '2025년도 연회비' };
const registration: Order = { ...annual, goods_type: '등록비', goods_name: currentEvent };

/** Orders by card or bank transfer. The contract has the amount as a number for a card, as a text for a transfer. */
const placeOrder =
  (id: 'pgReady' | 'createTransferInfo', member: string, order: Order, at?: number): OutcomeSteps =>
  async (visitor) => {
    if (at) visitor.db.clock.set(at);
    const client = visitor.withToken(await accessTokenOf(visitor, member));
    if (id === 'pgReady') return client.POST('/v1/front/pg/ready', { body: order });
    return client.POST('/v1/front/createTransferInfo', { body: { ...order, amount: String(order.amount) } });
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
    const { mbrRefNo } = await dataOf(visitor.withToken(token).POST('/v1/front/pg/ready', { body: annual }));
    await visitor.send('POST', `/mock/card/${mbrRefNo}`, {
      body: new URLSearchParams({ decision, company: '한빛카드' }),
    });
    return visitor.withToken(token).POST('/v1/front/pg/approvalCallback', { body: { mbrRefNo } });
  };

const readHistory =
  (member: string): OutcomeSteps =>
  async (visitor) =>
    visitor.withToken(await accessTokenOf(visitor, member)).POST('/v1/front/getAnnualFeePaid');

const downloadDocument =
  (path: '/v1/front/getReceipt' | '/v1/front/getTransaction', member: string, pay_info_pk: number): OutcomeSteps =>
  async (visitor) => {
    const client = visitor.withToken(await accessTokenOf(visitor, member));
    return client.GET(path, { params: { query: { pay_info_pk } }, parseAs: 'stream' });
  };

/** The steps to the outcomes of the payment operations. */
export const payment: OutcomesByOperation = {
  getPayInfo: {
    payInfo: async (visitor) => visitor.withToken(await accessTokenOf(visitor)).GET('/v1/front/getPayInfo'),
  },
  createTransferInfo: {
    created: placeOrder('createTransferInfo', 'hanbit05', annual),
    ...orderRefusals('createTransferInfo'),
  },
  pgReady: { ready: placeOrder('pgReady', 'hanbit05', annual), ...orderRefusals('pgReady') },
  pgApprovalCallback: {
    approved: payByCard('approve'),
    declined: payByCard('decline'),
    unknownPayment: async (visitor) =>
      visitor
        .withToken(await accessTokenOf(visitor))
        .POST('/v1/front/pg/approvalCallback', { body: { mbrRefNo: 'HB20251105-000317' } }),
  },
  getAnnualFeePaid: {
    generalUnpaid: readHistory('hanbit06'),
    generalPaid: readHistory('hanbit01'),
    studentUnpaid: readHistory('hanbit07'),
    studentPaid: readHistory('hanbit02'),
    special: readHistory('hanbit03'),
    honorary: readHistory('hanbit04'),
    inArrears: readHistory('hanbit05'),
    typeNotSet: readHistory('da.on'),
    async transferExpected(visitor) {
      const order: Order = { ...annual, member_type: '학생회원', amount: 100_000 };
      await placeOrder('createTransferInfo', 'hanbit07', order)(visitor);
      return readHistory('hanbit07')(visitor);
    },
  },
  getReceipt: {
    receipt: downloadDocument('/v1/front/getReceipt', 'hanbit01', 8533),
    notFound: downloadDocument('/v1/front/getReceipt', 'hanbit02', 8533),
    noReceipt: downloadDocument('/v1/front/getReceipt', 'hanbit01', 7720),
  },
  getTransaction: {
    statement: downloadDocument('/v1/front/getTransaction', 'hanbit01', 7720),
    notFound: downloadDocument('/v1/front/getTransaction', 'hanbit02', 7720),
  },
};
