import type { Handlers } from '../operation';
import { emptySuccess } from '../reply';
import { fileRejected, isUnusable, keepPersonalFiles } from '../uploads';

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
