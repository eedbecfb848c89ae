import { fileBytes } from '#mocks/files/stored-file.ts';
import type { Handlers } from '#mocks/http/handler-types.ts';
import { failureEnvelope } from '#mocks/http/reply.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

/** Handlers for operations that all sections of the site share. */
export const common = {
  fileDownload({ query, db }) {
    const file = db.files.get(query.file_pk);
    // A personal file gives the same response as an unknown number, so that the response does not reveal its existence.
    return file && file.key === undefined
      ? { name: file.name, bytes: fileBytes(file) }
      : failureEnvelope(ErrorCode.notFound, '요청하신 자료를 찾을 수 없습니다.');
  },
} satisfies Partial<Handlers>;
