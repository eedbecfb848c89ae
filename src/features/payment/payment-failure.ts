import { ApiError, messageOf } from '#src/api/errors.ts';
import type { ErrorCode, GoodsType } from '#src/api/generated/model/index.ts';

/** Says that the server's answer gives no way to pay. Its message is for the member. */
export class PaymentUnavailableError extends Error {
  override readonly name = 'NoWayToPay';
}

const paid: Record<GoodsType, string> = {
  연회비: '연회비 납부를\n이미 완료하셨습니다.',
  등록비: '학회등록비 납부를\n이미 완료하셨습니다.',
};

/** Whether the server says that the fee is paid already. */
export const isPaidAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === ('80' satisfies ErrorCode);

/** What a member reads when a payment could not begin. @param error what the call threw */
export function paymentFailure(error: unknown, goods: GoodsType): string {
  if (error instanceof PaymentUnavailableError) return error.message;
  if (!(error instanceof ApiError)) return messageOf(error);
  const byCode: Partial<Record<ErrorCode, string>> = {
    41: '결제 금액이나 항목이 바뀌었습니다. 화면을 새로고침한 뒤 다시 시도해 주세요.',
    42: '사전 등록 기간이 아닙니다.',
    80: paid[goods],
  };
  return Object.entries(byCode).find(([code]) => code === error.code)?.[1] ?? messageOf(error);
}
