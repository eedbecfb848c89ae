import type { FailureTexts } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

/** Code 42 closes the upload with a modal, and code 47 asks for another file. The others are a reason below the message. */
export const uploadConferenceAbstractFailures = {
  [ErrorCode.outsidePeriod]: '초록 등록 기한이 마감되었습니다.',
  [ErrorCode.fileRejected]: '서버가 이 파일을 받지 않았습니다. 열리는 Word 파일인지 확인한 뒤 다시 선택해 주세요.',
  [ErrorCode.badRequest]: '잘못된 요청입니다.',
  [ErrorCode.notFound]: '해당 학술대회를 찾을 수 없습니다.',
  [ErrorCode.bodyTooLarge]: '첨부 용량이 허용 범위를 넘었습니다.',
  [ErrorCode.serverError]: '서버에 문제가 있습니다.',
} satisfies FailureTexts;

/** Code 42 has `closedPeriodTexts`, because its text depends on whether the period is over. */
export const checkRegisterDuplicateFailures = {
  [ErrorCode.alreadyPaid]: '학회등록비 납부를\n이미 완료하셨습니다.',
} satisfies FailureTexts;
