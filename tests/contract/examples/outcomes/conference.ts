import { docxFile } from '#mocks/files/office.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  type RequestBody,
  testFile,
} from '#tests/contract/support/request-data.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { deadlines } from '#tests/support/event.ts';

const beforeDeadline = Date.parse('2025-10-20T10:00:00+09:00');
const afterRegistration = Date.parse(deadlines.registrationCloses);

const listGuides =
  (page: number): OutcomeSteps =>
  (visitor) =>
    visitor.client.GET('/v1/front/getPastConferences', { params: { query: { page } } });

const openGuide =
  (pk: number): OutcomeSteps =>
  (visitor) =>
    visitor.client.GET('/v1/front/getPastConferencesDetail', { params: { query: { guide_pk: pk } } });

const listAbstracts =
  (id: string): OutcomeSteps =>
  async (visitor) =>
    visitor
      .withToken(await accessTokenOf(visitor, id))
      .GET('/v1/front/getAbstractList', { params: { query: { conference_name: currentEvent } } });

/** Uploads an abstract. By default the clock is before the deadline. */
const sendAbstract =
  (fields: Partial<RequestBody<'uploadConferenceAbstract'>>, at = beforeDeadline): OutcomeSteps =>
  async (visitor) => {
    visitor.db.clock.set(at);
    const abstract_file = new File([docxFile('초록', ['본문'])], '국문 초록.docx');
    const body = { ...exampleBody('uploadConferenceAbstract'), abstract_file, ...fields };
    const client = visitor.withToken(await accessTokenOf(visitor));
    return client.POST('/v1/front/uploadConferenceAbstract', { body, bodySerializer: buildForm });
  };

const checkEligibility =
  (id: string, goodsName = currentEvent): OutcomeSteps =>
  async (visitor) =>
    visitor
      .withToken(await accessTokenOf(visitor, id))
      .POST('/v1/front/checkRegisterDuplicate', { body: { goods_name: goodsName } });

const listRegistrations =
  (id: string): OutcomeSteps =>
  async (visitor) =>
    visitor
      .withToken(await accessTokenOf(visitor, id))
      .GET('/v1/front/getRegisterInfo', { params: { query: { page: 1 } } });

/** The steps to the outcomes of the conference operations. */
export const conference: OutcomesByOperation = {
  getPastConferences: { guides: listGuides(1), gaps: listGuides(3), empty: listGuides(99) },
  getPastConferencesDetail: {
    guide: openGuide(124),
    latest: openGuide(125),
    gaps: openGuide(101),
    notFound: openGuide(1),
  },
  getAbstractList: {
    abstracts: listAbstracts('hanbit01'),
    oralApproved: listAbstracts('hanbit01'),
    oralNotApproved: listAbstracts('hanbit01'),
    poster: listAbstracts('hanbit01'),
    empty: listAbstracts('hanbit02'),
  },
  uploadConferenceAbstract: {
    uploaded: sendAbstract({}),
    deadlinePassed: sendAbstract({}, Date.parse(deadlines.abstractsClose)),
    notWord: sendAbstract({ abstract_file: testFile('초록.pdf') }),
    fileRejected: sendAbstract({ abstract_file: testFile('초록.docx', 0) }),
    unknownConference: sendAbstract({ conference_name: '1999년 추계학술대회' }),
  },
  checkRegisterDuplicate: {
    general: checkEligibility('hanbit01'),
    student: checkEligibility('hanbit07'),
    special: checkEligibility('hanbit03'),
    honorary: checkEligibility('hanbit04'),
    alreadyPaid: checkEligibility('hanbit02'),
    async outsideWindow(visitor) {
      visitor.db.clock.set(afterRegistration);
      return checkEligibility('hanbit01')(visitor);
    },
    unknownConference: checkEligibility('hanbit01', '1999년 추계학술대회'),
  },
  getRegisterInfo: {
    registrations: listRegistrations('hanbit02'),
    byTransfer: listRegistrations('hanbit01'),
    empty: listRegistrations('hanbit07'),
    async transferExpected(visitor) {
      const member = visitor.withToken(await accessTokenOf(visitor, 'hanbit07'));
      const order = { goods_type: '등록비', goods_name: currentEvent } as const;
      const body = { ...order, member_type: '학생회원', amount: '100000' } as const;
      await dataOf(member.POST('/v1/front/createTransferInfo', { body }));
      return listRegistrations('hanbit07')(visitor);
    },
  },
};
