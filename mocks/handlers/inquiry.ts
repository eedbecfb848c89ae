import type { Handlers } from '#mocks/http/operation.ts';
import { emptySuccess } from '#mocks/http/reply.ts';
import { fileRejected, isUnusable, keepPersonalFiles } from '#mocks/store/uploads.ts';

/** The contact form. */
export const inquiry = {
  saveInquiry({ body, login, db }) {
    const files = body.file ?? [];
    if (isUnusable(files)) return fileRejected();
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
      filePks: keepPersonalFiles(db, files),
    });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
