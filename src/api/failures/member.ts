import type { FailureTexts } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

export const modifyMemberInfoFailures = {
  [ErrorCode.alreadyInUse]: { member_email: '이미 등록된 이메일입니다.' },
  [ErrorCode.previousStepMissing]: '이메일 인증이 완료되지 않았거나 만료되었습니다. 재전송을 눌러 다시 인증해 주세요.',
} satisfies FailureTexts;

export const enrollStudentCertificateFailures = {
  [ErrorCode.fileRejected]: '파일이 비어 있거나 손상되었습니다. 파일을 확인한 뒤 다시 시도해 주세요.',
} satisfies FailureTexts;
