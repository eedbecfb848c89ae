import type { FailureTexts } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

/**
 * The texts of the two operations that start a payment: `pgReady` and `createTransferInfo`. Code 42 has `closedPeriodTexts`.
 * @param fee the name of the fee
 */
export const paymentFailures = (fee: string) =>
  ({
    [ErrorCode.mismatch]: '결제 금액이나 항목이 바뀌었습니다. 화면을 새로고침한 뒤 다시 시도해 주세요.',
    [ErrorCode.alreadyPaid]: `${fee} 납부를\n이미 완료하셨습니다.`,
  }) satisfies FailureTexts;
