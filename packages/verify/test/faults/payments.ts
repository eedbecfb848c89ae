import { cards } from '#mocks/card/payment-page.ts';
import { applyDecision } from '#mocks/card/payments.ts';
import { seoulDay } from '#mocks/store/clock.ts';
import { feeOf } from '#mocks/store/fees.ts';
import { recordPayment } from '#mocks/store/payments.ts';
import type { Order } from '#mocks/store/records.ts';
import {
  copyResponse,
  dataFault,
  emptySuccessResponse,
  errorCodeFault,
  type Fault,
  failureResponse,
  type LooseJson,
  readJson,
  responseFault,
} from './fault.ts';
import { clockFault, storedDataFault } from './with-store.ts';

/** Returns the response for a started card payment. */
const startedResponse = () => {
  const page = 'https://pay.example/1';
  const data = { mbrRefNo: 'HB-1', data: { nextMobileUrl: page, nextPcUrl: page, nextAppUrl: page } };
  return Response.json({ success: true, data, error: null });
};

/** Creates a fault in which an operation accepts wrong orders that a condition selects. */
const acceptsOrders = (
  name: string,
  id: 'pgReady' | 'createTransferInfo',
  isAccepted: (order: Order) => boolean,
): Fault =>
  storedDataFault(name, [id], () => async (_db, request, next) => {
    const body: LooseJson = await readJson(request);
    const response = await next();
    if ((await readJson(response))?.error?.code !== '41') return response;
    const order = {
      memberPk: 0,
      memberType: body.member_type,
      amount: Number(body.amount),
      goodsType: body.goods_type,
      goodsName: body.goods_name,
    };
    if (!isAccepted(order)) return response;
    return id === 'pgReady' ? startedResponse() : emptySuccessResponse();
  });

const isFeeOfType = ({ memberType, goodsType, amount }: Order) => feeOf(memberType, goodsType, '2025') === amount;
const [company = ''] = Object.keys(cards);
const card = { company, number: '0000-****-****-0000' };
const paymentOperations = ['pgReady', 'createTransferInfo', 'getAnnualFeePaid'] as const;

/** Faults in fees, orders and payments. */
export const paymentFaults: Fault[] = [
  acceptsOrders('a card payment trusts the member type of the request', 'pgReady', isFeeOfType),
  acceptsOrders('a bank transfer trusts the member type of the request', 'createTransferInfo', isFeeOfType),
  acceptsOrders('a card payment of one won is accepted', 'pgReady', ({ amount }) => amount === 1),
  acceptsOrders('a bank transfer may be higher than the fee', 'createTransferInfo', ({ amount }) => amount > 200_000),
  acceptsOrders(
    'the annual fee of the year before can be paid',
    'pgReady',
    ({ goodsName, amount }) => goodsName.startsWith('2024') && amount === 200_000,
  ),
  acceptsOrders(
    'the registration fee of any event can be paid',
    'pgReady',
    ({ goodsType, goodsName }) => goodsType === '등록비' && goodsName.endsWith(' 2'),
  ),
  dataFault('the registration fee of special members is wrong', 'getPayInfo', (data) => {
    for (const fee of data.fees) if (fee.member_type === '특별회원') fee.registration_fee = 100_000;
  }),
  dataFault('student members owe no annual fee', 'getAnnualFeePaid', (data) => {
    if (data.member_type !== '학생회원') return;
    data.pay_possible = false;
    data.pay_info = data.pay_info.filter((row: LooseJson) => row.pay_info_pk !== null);
  }),
  storedDataFault(
    'a payment without a decision is approved',
    ['pgApprovalCallback'],
    () => async (db, request, next) => {
      const body: LooseJson = await readJson(request);
      if (body?.mbrRefNo) applyDecision(db, body.mbrRefNo, 'approve', card);
      return next();
    },
  ),
  storedDataFault('each confirmation records a payment', ['pgApprovalCallback'], () => {
    const confirmed = new Set<string>();
    return async (db, request, next) => {
      const body: LooseJson = await readJson(request);
      const response = await next();
      const payment = db.cardPayments.get(body?.mbrRefNo);
      if (payment?.state !== 'approved' || !(await readJson(response))?.success) return response;
      if (confirmed.has(payment.ref)) recordPayment(db, payment.order, '카드결제');
      confirmed.add(payment.ref);
      return response;
    };
  }),
  storedDataFault(
    'two card payments of one fee are both recorded',
    ['pgApprovalCallback'],
    () => async (db, request, next) => {
      const body: LooseJson = await readJson(request);
      const response = await next();
      const payment = db.cardPayments.get(body?.mbrRefNo);
      if (payment?.state !== 'failed' || payment.aid !== 'REFUSED-80') return response;
      const { pk } = recordPayment(db, payment.order, '카드결제');
      const data = { approved: true, pay_info_pk: pk, amount: payment.order.amount };
      return Response.json({ success: true, data, error: null });
    },
  ),
  storedDataFault('a reference may have more characters', ['pgApprovalCallback'], () => async (db, request, next) => {
    const body: LooseJson = await readJson(request);
    const ref = String(body?.mbrRefNo).slice(0, -1);
    const payment = db.cardPayments.get(ref);
    if (payment?.state !== 'approved') return next();
    const data = { approved: true, pay_info_pk: payment.paymentPk, amount: payment.order.amount };
    return Response.json({ success: true, data, error: null });
  }),
  storedDataFault(
    'an approved payment is confirmed for any member',
    ['pgApprovalCallback'],
    () => async (db, request, next) => {
      const body: LooseJson = await readJson(request);
      const payment = db.cardPayments.get(body?.mbrRefNo);
      if (payment?.state !== 'approved') return next();
      const data = { approved: true, pay_info_pk: payment.paymentPk, amount: payment.order.amount };
      return Response.json({ success: true, data, error: null });
    },
  ),
  storedDataFault(
    'a card payment is recorded as a bank transfer',
    ['getRegisterInfo'],
    () => async (db, _request, next) => {
      for (const payment of db.payments.rows())
        if (payment.pk > 9034) db.payments.put(payment.pk, { ...payment, method: '무통장입금' });
      return next();
    },
  ),
  dataFault('an expected transfer has another amount', 'getRegisterInfo', (data) => {
    if (data.transfer_info) data.transfer_info.amount += 1;
  }),
  dataFault('paid annual fees have the member type of the year before', 'getAnnualFeePaid', (data) => {
    for (const row of data.pay_info) if (row.pay_info_tran_date === '2025-11-05') row.pay_info_member_type = '학생회원';
  }),
  storedDataFault(
    'payments have the date in London',
    ['getAnnualFeePaid', 'getRegisterInfo'],
    () => async (db, _request, next) => {
      const [today, inLondon] = [db.clock.today(), seoulDay(db.clock.now() - 9 * 3_600_000)];
      const response = await next();
      return copyResponse(response, (await response.text()).replaceAll(`"${today}"`, `"${inLondon}"`));
    },
  ),
  storedDataFault(
    'an announced transfer counts as a registration',
    ['checkRegisterDuplicate'],
    () => async (db, _request, next) => {
      const response = await next();
      const isAnnounced = [...db.transfers.rows()].some(({ goodsType }) => goodsType === '등록비');
      return isAnnounced && (await readJson(response))?.success ? failureResponse('80') : response;
    },
  ),
  errorCodeFault(
    'statements of other members are well-formed files',
    'getTransaction',
    '44',
    (_response, _json, request) => {
      if (request.url.includes('2147483647')) return failureResponse('44');
      const name = encodeURIComponent('한빛화장품과학회 거래명세서.pdf');
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      };
      return new Response('%PDF-1.4\n%%EOF', { headers });
    },
  ),
  responseFault('receipts are decoded as text', 'getReceipt', async (response) =>
    response.headers.get('Content-Type') === 'application/pdf'
      ? copyResponse(response, await response.text())
      : response,
  ),
  responseFault('a byte in the middle of a statement is changed', 'getTransaction', async (response) => {
    if (response.headers.get('Content-Type') !== 'application/pdf') return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 255;
    return copyResponse(response, bytes);
  }),
  {
    name: 'the statement is the receipt',
    createHandler: () => async (request, next, id) => {
      const response = await next(request);
      if (id !== 'getTransaction' || response.headers.get('Content-Type') !== 'application/pdf') return response;
      const receipt = await next(new Request(request.url.replace('getTransaction', 'getReceipt'), request));
      return receipt.headers.get('Content-Type') === 'application/pdf'
        ? copyResponse(response, await receipt.arrayBuffer())
        : response;
    },
  },
  clockFault('the year of the annual fee begins nine hours late', [...paymentOperations], -9),
];
