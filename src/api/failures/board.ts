import type { FailureTexts } from '#src/api/errors.ts';
import { uploadsMaxItems } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

export const saveForumFailures = {
  [ErrorCode.mismatch]: '작성자만 수정할 수 있습니다.',
  [ErrorCode.notFound]: '이 글은 삭제되어 수정할 수 없습니다. 입력하신 내용은 그대로 있으니 필요하면 복사해 두세요.',
  [ErrorCode.bodyTooLarge]: { file: '첨부 용량이 허용 범위를 넘었습니다. 파일을 줄여 주세요.' },
  [ErrorCode.fileRejected]: {
    file: `첨부파일을 등록하지 못했습니다. 비어 있거나 손상된 파일이 없는지, 모두 ${uploadsMaxItems}개를 넘지 않는지 확인해 주세요.`,
  },
} satisfies FailureTexts;
