import type { Way, Ways } from '#tests/contract/examples/outcome-steps.ts';
import { exampleBody, file, formOf, tokenOf } from '#tests/contract/support/request-data.ts';

const list =
  (type: string, query: Record<string, string | number> = {}): Way =>
  (visitor) =>
    visitor.call('getInfo', { query: { type, ...query } });

const post =
  (type: string, pk: number): Way =>
  async (visitor) =>
    visitor.call('getInfoDetail', { query: { type, info_pk: pk }, token: await tokenOf(visitor) });

const download =
  (pk: number): Way =>
  (visitor) =>
    visitor.call('fileDownload', { query: { file_pk: pk } });

const forum = { member_pk: 1024, forum_title: '제목', forum_content: '내용' };

const save =
  (fields: Record<string, unknown>): Way =>
  async (visitor) =>
    visitor.call('saveForum', { form: formOf({ ...forum, ...fields }), token: await tokenOf(visitor) });

const inquire =
  (size: number): Way =>
  (visitor) =>
    visitor.call('saveInquiry', {
      form: formOf({ ...exampleBody('saveInquiry', 'plain'), file: [file('신청서.hwp', size)] }),
    });

/** The ways to the outcomes of the boards, their files, and the contact form. */
export const board: Ways = {
  getInfo: {
    notices: list('notice'),
    newsletters: list('newsletter'),
    trends: list('trend'),
    gallery: list('gallery'),
    forum: list('forum'),
    empty: list('notice', { search: '없는낱말' }),
    gaps: list('notice', { row: 100 }),
  },
  getInfoDetail: {
    notice: post('notice', 237),
    newsletter: post('newsletter', 324),
    trend: post('trend', 418),
    gallery: post('gallery', 515),
    forum: post('forum', 664),
    notFound: post('notice', 99),
  },
  saveForum: {
    saved: save({ file: [file('교정 성적서.pdf')] }),
    notAuthor: save({ forum_pk: 663 }),
    notFound: save({ forum_pk: 99 }),
    fileRejected: save({ file: [file('빈 파일.pdf', 0)] }),
    async tooManyFiles(visitor) {
      const files = Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`));
      await save({ forum_pk: 664, file: files })(visitor);
      return save({ forum_pk: 664, file: files })(visitor);
    },
  },
  saveInquiry: { saved: inquire(1000), fileRejected: inquire(0) },
  fileDownload: { file: download(5001), notFound: download(1) },
};
