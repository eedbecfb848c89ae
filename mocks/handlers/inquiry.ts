import type { Handlers } from '#mocks/http/handler-types.ts';
import { emptySuccess } from '#mocks/http/reply.ts';
import { emptyFileFailure, hasEmptyFile, storePersonalFiles } from '#mocks/store/uploads.ts';

/** Handlers for the contact form. */
export const inquiry = {
  saveInquiry({ body, login, db }) {
    const files = body.file ?? [];
    if (hasEmptyFile(files)) return emptyFileFailure();
    const pk = db.numbers.next('inquiries');
    db.inquiries.put(pk, {
      pk,
      at: db.clock.now(),
      memberPk: login?.memberPk ?? null,
      name: body.inquiry_name,
      email: body.inquiry_email,
      cell: body.inquiry_cell,
      title: body.inquiry_title,
      content: body.inquiry_content,
      filePks: storePersonalFiles(db, files),
    });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
