import { type Failure, failureEnvelope } from '#mocks/http/reply.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { PayMethod } from '#src/api/generated/model/payMethod.ts';
import type { components } from '#src/api/generated/schema.ts';
import { memberTypeOf } from './accounts.ts';
import { findEvent, isOpen } from './calendar.ts';
import { seoulDay } from './clock.ts';
import type { Db } from './db.ts';
import { currentFeeName, feeOf } from './fees.ts';
import { newestFirst } from './lists.ts';
import type { Order, Payment, Transfer } from './records.ts';

/** The time from the announcement of a bank transfer to its deposit, on the mock clock. */
const bankTransferMs = 24 * 3_600_000;

/** The account of the society for bank transfers. */
export const transferAccount = {
  bank_name: '한빛은행',
  account_number: '000-000000-00-000',
  account_holder: '한빛화장품과학회',
};

const transferKey = (order: Pick<Order, 'memberPk' | 'goodsName'>) => `${order.memberPk} ${order.goodsName}`;

/** Records a payment and removes the announced bank transfer for the same goods. */
export function recordPayment(db: Db, order: Order, method: Payment['method'], date = db.clock.today()): Payment {
  const { memberPk, memberType, amount, goodsType, goodsName } = order;
  const pk = db.numbers.next('payments');
  const payment = { pk, memberPk, date, amount, memberType, method, goodsType, goodsName };
  db.payments.put(pk, payment);
  db.transfers.remove(transferKey(order));
  return payment;
}

/** Records the deposits that have become due since the last call. */
function recordDueDeposits(db: Db): void {
  const due = [...db.transfers.rows()].filter(({ announcedAt }) => announcedAt + bankTransferMs <= db.clock.now());
  for (const transfer of due)
    recordPayment(db, transfer, PayMethod.transfer, seoulDay(transfer.announcedAt + bankTransferMs));
}

/** Returns the payments of a member for one goods type, newest first. */
export function paymentsOf(db: Db, memberPk: number, goodsType: Order['goodsType']): Payment[] {
  recordDueDeposits(db);
  return [...db.payments.rows()]
    .filter((payment) => payment.memberPk === memberPk && payment.goodsType === goodsType)
    .sort(newestFirst);
}

/** Returns whether a member has paid for the goods. */
export const hasPaid = (db: Db, { memberPk, goodsType, goodsName }: Omit<Order, 'memberType' | 'amount'>): boolean =>
  paymentsOf(db, memberPk, goodsType).some((payment) => payment.goodsName === goodsName);

const unknownGoods = () => failureEnvelope(ErrorCode.mismatch, '결제 항목이 올바르지 않습니다.');

type GoodsRules = {
  /** Returns the failure, or null when the goods can be paid now. */
  failureOf: (db: Db, goodsName: string) => Failure | null;
  /** Returns whether the society still expects an announced transfer for the goods. */
  isExpected: (db: Db, goodsName: string) => boolean;
};

/** The rules of each goods type. */
const goodsRules: Readonly<Record<GoodsType, GoodsRules>> = {
  [GoodsType.annualFee]: {
    failureOf: (db, goodsName) => (goodsName === currentFeeName(db.clock) ? null : unknownGoods()),
    isExpected: (db, goodsName) => goodsName === currentFeeName(db.clock),
  },
  [GoodsType.registrationFee]: {
    failureOf(db, goodsName) {
      const event = findEvent(goodsName);
      if (!event) return unknownGoods();
      if (isOpen(event, 'registration', db.clock.now())) return null;
      return failureEnvelope(ErrorCode.outsidePeriod, '사전 등록 기간이 아닙니다.');
    },
    isExpected: () => true,
  },
};

/**
 * Validates an order. Card payments are validated at their start and again before the charge.
 * @returns the failure, or null when the order can be paid now
 */
export function orderFailure(db: Db, order: Order): Failure | null {
  const { memberPk, memberType, amount, goodsType, goodsName } = order;
  const refusal = goodsRules[goodsType].failureOf(db, goodsName);
  if (refusal) return refusal;
  if (hasPaid(db, order)) return failureEnvelope(ErrorCode.alreadyPaid, '이미 납부하셨습니다.');
  // A member without a type chooses one with the payment.
  const isOwnType = (memberTypeOf(db, memberPk) ?? memberType) === memberType;
  if (isOwnType && amount === feeOf(memberType, goodsType, db.clock.today())) return null;
  return failureEnvelope(ErrorCode.mismatch, '결제 금액이 회원구분의 금액과 다릅니다.');
}

/** Returns the announced bank transfer of a member for the goods of today as a part of the history; empty without one. */
export function expectedTransfer(
  db: Db,
  memberPk: number,
  goodsType: Order['goodsType'],
): { transfer_info?: components['schemas']['TransferInfo'] } {
  recordDueDeposits(db);
  const year = db.clock.today().slice(0, 4);
  const transfer = [...db.transfers.rows()].find(
    (row) =>
      row.memberPk === memberPk && row.goodsType === goodsType && goodsRules[goodsType].isExpected(db, row.goodsName),
  );
  if (!transfer) return {};
  const lastDay = findEvent(transfer.goodsName)?.registration.last ?? `${year}-12-31`;
  return {
    transfer_info: {
      goods_name: transfer.goodsName,
      member_type: transfer.memberType,
      amount: transfer.amount,
      ...transferAccount,
      depositor_name: db.members.get(memberPk)?.name ?? '',
      deposit_until: lastDay,
    },
  };
}

/** Stores an announced bank transfer. It replaces an earlier one for the same goods. */
export function announceTransfer(db: Db, order: Order): void {
  const transfer: Transfer = { ...order, announcedAt: db.clock.now() };
  db.transfers.put(transferKey(order), transfer);
}
