import type { Handlers } from '#mocks/http/handler-types.ts';
import { emptySuccess } from '#mocks/http/reply.ts';
import { rejectedFileFailure, storePersonalFiles } from '#mocks/store/uploads.ts';
import { saveInquiryFileKinds } from '#src/api/generated/constants.ts';

/** Handlers for the contact form. */
export const inquiry = {
  saveInquiry({ body, login, db }) {
    const { file: files = [], ...message } = body;
    const rejection = rejectedFileFailure(files, saveInquiryFileKinds);
    if (rejection) return rejection;
    const pk = db.numbers.next('inquiries');
    db.inquiries.put(pk, {
      ...message,
      pk,
      at: db.clock.now(),
      memberPk: login?.memberPk ?? null,
      filePks: storePersonalFiles(db, files),
    });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
