import type { Handlers } from '#mocks/http/handler-types.ts';
import { emptySuccess } from '#mocks/http/reply.ts';
import { rejectedFileFailure, storePersonalFiles } from '#mocks/store/uploads.ts';
import { saveInquiryFileKinds } from '#src/api/generated/constants.ts';

/** Handlers for the contact form. */
export const inquiry = {
  saveInquiry({ body, login, db }) {
    const files = body.file ?? [];
    const rejection = rejectedFileFailure(files, saveInquiryFileKinds);
    if (rejection) return rejection;
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
