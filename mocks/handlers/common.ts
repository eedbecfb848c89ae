import { fileBytes } from '#mocks/files/stored-file.ts';
import type { Handlers } from '#mocks/http/handler-types.ts';
import { failureEnvelope } from '#mocks/http/reply.ts';

/** What every part of the site shares. */
export const common = {
  fileDownload({ query, db }) {
    const file = db.files.get(query.file_pk);
    // A personal file is answered as a number that does not exist, so that the answer reveals nothing.
    return file && file.key === undefined
      ? { name: file.name, bytes: fileBytes(file) }
      : failureEnvelope('44', '요청하신 자료를 찾을 수 없습니다.');
  },
} satisfies Partial<Handlers>;
