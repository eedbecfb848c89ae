import type { operations } from '#src/api/generated/schema.ts';
import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  type RequestBody,
  testFile,
} from '#tests/contract/support/request-data.ts';

type BoardQuery = operations['getInfo']['parameters']['query'];

const listPosts =
  (type: BoardQuery['type'], query: Partial<BoardQuery> = {}): OutcomeSteps =>
  (visitor) =>
    visitor.client.GET('/v1/front/getInfo', { params: { query: { type, ...query } } });

const openPost =
  (type: BoardQuery['type'], pk: number): OutcomeSteps =>
  async (visitor) =>
    visitor
      .withToken(await accessTokenOf(visitor))
      .GET('/v1/front/getInfoDetail', { params: { query: { type, info_pk: pk } } });

const downloadFile =
  (pk: number): OutcomeSteps =>
  (visitor) =>
    visitor.client.GET('/v1/common/fileDownload', { params: { query: { file_pk: pk } }, parseAs: 'stream' });

const forum = { member_pk: 1024, forum_title: '제목', forum_content: '내용' };

const savePost =
  (fields: Partial<RequestBody<'saveForum'>>): OutcomeSteps =>
  async (visitor) =>
    visitor
      .withToken(await accessTokenOf(visitor))
      .POST('/v1/front/saveForum', { body: { ...forum, ...fields }, bodySerializer: buildForm });

const sendInquiry =
  (size: number): OutcomeSteps =>
  (visitor) =>
    visitor.client.POST('/v1/front/saveInquiry', {
      body: { ...exampleBody('saveInquiry', 'plain'), file: [testFile('신청서.hwp', size)] },
      bodySerializer: buildForm,
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
