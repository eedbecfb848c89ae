import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import { accessTokenOf, buildForm, exampleBody, testFile } from '#tests/contract/support/request-data.ts';

const listPosts =
  (type: string, query: Record<string, string | number> = {}): OutcomeSteps =>
  (visitor) =>
    visitor.call('getInfo', { query: { type, ...query } });

const openPost =
  (type: string, pk: number): OutcomeSteps =>
  async (visitor) =>
    visitor.call('getInfoDetail', { query: { type, info_pk: pk }, token: await accessTokenOf(visitor) });

const downloadFile =
  (pk: number): OutcomeSteps =>
  (visitor) =>
    visitor.call('fileDownload', { query: { file_pk: pk } });

const forum = { member_pk: 1024, forum_title: '제목', forum_content: '내용' };

const savePost =
  (fields: Record<string, unknown>): OutcomeSteps =>
  async (visitor) =>
    visitor.call('saveForum', { form: buildForm({ ...forum, ...fields }), token: await accessTokenOf(visitor) });

const sendInquiry =
  (size: number): OutcomeSteps =>
  (visitor) =>
    visitor.call('saveInquiry', {
      form: buildForm({ ...exampleBody('saveInquiry', 'plain'), file: [testFile('신청서.hwp', size)] }),
    });

/** The steps to the outcomes of the boards, their files, and the contact form. */
export const board: OutcomesByOperation = {
  getInfo: {
    notices: listPosts('notice'),
    newsletters: listPosts('newsletter'),
    trends: listPosts('trend'),
    gallery: listPosts('gallery'),
    forum: listPosts('forum'),
    empty: listPosts('notice', { search: '없는낱말' }),
    gaps: listPosts('notice', { row: 100 }),
  },
  getInfoDetail: {
    notice: openPost('notice', 237),
    newsletter: openPost('newsletter', 324),
    trend: openPost('trend', 418),
    gallery: openPost('gallery', 515),
    forum: openPost('forum', 664),
    notFound: openPost('notice', 99),
  },
  saveForum: {
    saved: savePost({ file: [testFile('교정 성적서.pdf')] }),
    notAuthor: savePost({ forum_pk: 663 }),
    notFound: savePost({ forum_pk: 99 }),
    fileRejected: savePost({ file: [testFile('빈 파일.pdf', 0)] }),
    async tooManyFiles(visitor) {
      const files = Array.from({ length: 6 }, (_, index) => testFile(`${index}.pdf`));
      await savePost({ forum_pk: 664, file: files })(visitor);
      return savePost({ forum_pk: 664, file: files })(visitor);
    },
  },
  saveInquiry: { saved: sendInquiry(1000), fileRejected: sendInquiry(0) },
  fileDownload: { file: downloadFile(5001), notFound: downloadFile(1) },
};
