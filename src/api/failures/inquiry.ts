import type { FailureTexts } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

export const saveInquiryFailures = {
  [ErrorCode.bodyTooLarge]: { file: '첨부 용량이 허용 범위를 넘었습니다. 파일을 줄여 주세요.' },
  [ErrorCode.fileRejected]: {
    file: '첨부파일을 등록하지 못했습니다. 비어 있거나 손상된 파일이 없는지 확인해 주세요.',
  },
} satisfies FailureTexts;
