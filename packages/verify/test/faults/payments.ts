import type { OperationId } from '#mocks/generated/operations.ts';
import { paymentsOf, recordPayment } from '#mocks/store/payments.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { registration } from '#verify/contract/contract-event.ts';
import {
  copyResponse,
  type Fault,
  failureResponse,
  fault,
  type LooseJson,
  memberPkOf,
  readJson,
  successResponse,
} from './fault.ts';
import { storeFault } from './store-fault.ts';

const hourMs = 3_600_000;

/** Creates a fault in which some operations use another time, some hours later or earlier than the clock. */
const clockFault = (name: string, ids: OperationId[], hours: number): Fault =>
  storeFault(name, ids, async ({ db, next }) => {
    db.clock.advance(hours * hourMs);
    try {
      return await next();
    } finally {
      db.clock.advance(-hours * hourMs);
    }
  });

/** Faults in fees, orders, payments, and the periods in which they are possible. */
export const paymentFaults: Fault[] = [
  fault.data('a declined payment is approved', 'pgApprovalCallback', (data) => {
    if (!data.approved) Object.assign(data, { approved: true, pay_info_pk: 9999 });
  }),
  storeFault('a card payment of one won is accepted', ['pgReady'], async ({ body, next }) => {
    const response = await next();
    if (body?.amount !== 1 || (await readJson(response))?.error?.code !== '41') return response;
    const page = 'https://pay.example/1';
    return successResponse({ mbrRefNo: 'HB-1', data: { nextMobileUrl: page, nextPcUrl: page, nextAppUrl: page } });
  }),
  storeFault('two card payments of one fee are both recorded', ['pgApprovalCallback'], async ({ db, body, next }) => {
    const response = await next();
    const payment = db.cardPayments.get(body?.mbrRefNo);
    if (payment?.state !== 'failed' || payment.aid !== 'REFUSED-80') return response;
    const { pk } = recordPayment(db, payment.order, '카드결제');
    return successResponse({ approved: true, pay_info_pk: pk, amount: payment.order.amount });
  }),
  storeFault('an announced transfer counts as a registration', ['checkRegisterDuplicate'], async ({ db, next }) => {
    const response = await next();
    const isAnnounced = [...db.transfers.rows()].some(({ goodsType }) => goodsType === GoodsType.registrationFee);
    return isAnnounced && (await readJson(response))?.success ? failureResponse('80') : response;
  }),
  storeFault('a paid registration blocks the annual fee', ['createTransferInfo'], ({ db, body, request, next }) => {
    const isAnnualFee = body?.goods_type === GoodsType.annualFee;
    const registrations = isAnnualFee ? paymentsOf(db, memberPkOf(request), GoodsType.registrationFee) : [];
    return registrations.length > 0 ? failureResponse('80') : next();
  }),
  fault.response('a byte in the middle of a statement is changed', 'getTransaction', async (response) => {
    if (response.headers.get('Content-Type') !== 'application/pdf') return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 255;
    return copyResponse(response, bytes);
  }),
  fault.stateful('every payment has the statement of the first', ['getTransaction'], () => {
    let first: Uint8Array<ArrayBuffer> | null = null;
    return async (request, next) => {
      const response = await next(request);
      if (response.headers.get('Content-Type') !== 'application/pdf') return response;
      first ??= new Uint8Array(await response.clone().arrayBuffer());
      return copyResponse(response, first);
    };
  }),
  fault.data('annual fees have the date of the newest one', 'getAnnualFeePaid', ({ pay_info }) => {
    const paid = pay_info.filter((row: LooseJson) => row.pay_info_pk !== null);
    for (const row of paid) row.pay_info_tran_date = paid[0].pay_info_tran_date;
  }),
  storeFault(
    'registration closes nine hours early',
    ['checkRegisterDuplicate', 'pgReady', 'createTransferInfo'],
    ({ db, next }) => {
      const now = db.clock.now();
      const isEarly = now < registration.closes && now + 9 * hourMs >= registration.closes;
      return isEarly ? failureResponse('42') : next();
    },
  ),
  clockFault('the abstract deadline is nine hours late', ['uploadConferenceAbstract'], -9),
  clockFault('posts have the date in London', ['saveForum'], -9),
  storeFault('annual fees older than ten years are not listed', ['getAnnualFeePaid'], async ({ db, next }) => {
    const response = await next();
    const json = await readJson(response);
    const first = Number(db.clock.today().slice(0, 4)) - 10;
    const isRecent = (row: LooseJson) => !row.pay_info_tran_date || Number(row.pay_info_tran_date.slice(0, 4)) > first;
    if (json?.data) json.data.pay_info = json.data.pay_info.filter(isRecent);
    return copyResponse(response, JSON.stringify(json));
  }),
];
