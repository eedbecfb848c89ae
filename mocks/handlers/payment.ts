import { approvalData, beginCardPayment, closeOpenPayment } from '#mocks/card/payments.ts';
import { receiptPdf, statementPdf } from '#mocks/files/payment-proofs.ts';
import type { Handlers } from '#mocks/http/handler-types.ts';
import { emptySuccess, failureEnvelope } from '#mocks/http/reply.ts';
import { memberTypeOf } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import { currentFeeName, feeOf, feesOn } from '#mocks/store/fees.ts';
import {
  announceTransfer,
  expectedTransfer,
  hasPaid,
  orderFailure,
  paymentsOf,
  transferAccount,
} from '#mocks/store/payments.ts';
import type { Order, Payment } from '#mocks/store/records.ts';
import type { Login } from '#mocks/store/tokens.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { PayMethod } from '#src/api/generated/model/payMethod.ts';

const society = '한빛화장품과학회';

type PaymentRequest = {
  member_type: Order['memberType'];
  amount: string | number;
  goods_type: Order['goodsType'];
  goods_name: string;
};

const toOrder = (login: Login, body: PaymentRequest): Order => ({
  memberPk: login.memberPk,
  memberType: body.member_type,
  // Request validation has checked that a text consists of digits only.
  amount: Number(body.amount),
  goodsType: body.goods_type,
  goodsName: body.goods_name,
});

const annualFeeItem = (payment: Payment) => ({
  pay_info_pk: payment.pk,
  pay_info_tran_date: payment.date,
  pay_info_amt: payment.amount,
  pay_info_member_type: payment.memberType,
  pay_info_pay_method: payment.method,
});

/** Returns a payment if it belongs to the member who is logged in. */
function findOwnPayment(db: Db, login: Login, pk: number): Payment | undefined {
  const payment = db.payments.get(pk);
  return payment?.memberPk === login.memberPk ? payment : undefined;
}

const paymentNotFound = () => failureEnvelope(ErrorCode.notFound, '요청하신 자료를 찾을 수 없습니다.');
const memberNameOf = (db: Db, { memberPk }: Payment) => db.members.get(memberPk)?.name ?? '';

/** Handlers for fees, payments by card or bank transfer, receipts and transaction statements. */
export const payment = {
  getPayInfo: ({ db }) => ({
    success: true,
    data: { ...transferAccount, fees: feesOn(db.clock.today()) },
    error: null,
  }),

  createTransferInfo({ body, login, db }) {
    const order = toOrder(login, body);
    const refusal = orderFailure(db, order);
    if (refusal) return refusal;
    announceTransfer(db, order);
    return emptySuccess;
  },

  pgReady({ body, login, db, site }) {
    const order = toOrder(login, body);
    const refusal = orderFailure(db, order);
    if (refusal) return refusal;
    const { ref } = beginCardPayment(db, order);
    const cardPageUrl = (device: string) => `${site}/api/mock/card/${ref}?device=${device}`;
    return {
      success: true,
      data: {
        mbrRefNo: ref,
        data: { nextMobileUrl: cardPageUrl('mobile'), nextPcUrl: cardPageUrl('pc'), nextAppUrl: cardPageUrl('app') },
      },
      error: null,
    };
  },

  pgApprovalCallback({ body, login, db }) {
    const card = db.cardPayments.get(body.mbrRefNo);
    if (card?.order.memberPk !== login.memberPk)
      return failureEnvelope(ErrorCode.notFound, '결제 내역을 찾을 수 없습니다.');
    return { success: true, data: approvalData(closeOpenPayment(db, card)), error: null };
  },

  getAnnualFeePaid({ login, db }) {
    const type = memberTypeOf(db, login.memberPk);
    const owed = feeOf(type, GoodsType.annualFee, db.clock.today());
    const goods = {
      memberPk: login.memberPk,
      goodsType: GoodsType.annualFee,
      goodsName: currentFeeName(db.clock),
    } as const;
    const owes = owed > 0 && !hasPaid(db, goods);
    const unpaid = {
      pay_info_pk: null,
      pay_info_tran_date: null,
      pay_info_amt: owed,
      pay_info_member_type: type,
      pay_info_pay_method: null,
    };
    const paid = paymentsOf(db, login.memberPk, GoodsType.annualFee).map(annualFeeItem);
    return {
      success: true,
      data: {
        member_type: type,
        pay_possible: owes,
        pay_info: owes ? [unpaid, ...paid] : paid,
        ...expectedTransfer(db, login.memberPk, GoodsType.annualFee),
      },
      error: null,
    };
  },

  getReceipt({ query, login, db }) {
    const payment = findOwnPayment(db, login, query.pay_info_pk);
    if (!payment) return paymentNotFound();
    if (payment.method === PayMethod.transfer)
      return failureEnvelope(ErrorCode.notFound, '무통장입금은 영수증이 없습니다.');
    return { name: `${society} 영수증.pdf`, bytes: receiptPdf(payment, memberNameOf(db, payment)) };
  },

  getTransaction({ query, login, db }) {
    const payment = findOwnPayment(db, login, query.pay_info_pk);
    if (!payment) return paymentNotFound();
    return { name: `${society} 거래명세서.pdf`, bytes: statementPdf(payment, memberNameOf(db, payment)) };
  },
} satisfies Partial<Handlers>;
