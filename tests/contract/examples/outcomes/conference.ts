import { docxFile } from '#mocks/files/office.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import { accessTokenOf, buildForm, exampleBody, testFile } from '#tests/contract/support/request-data.ts';

const beforeDeadline = Date.parse('2025-10-20T10:00:00+09:00');
const afterRegistration = Date.parse('2025-11-15T00:00:00+09:00');

const listGuides =
  (page: number): OutcomeSteps =>
  (visitor) =>
    visitor.call('getPastConferences', { query: { page } });

const openGuide =
  (pk: number): OutcomeSteps =>
  (visitor) =>
    visitor.call('getPastConferencesDetail', { query: { guide_pk: pk } });

const listAbstracts =
  (id: string): OutcomeSteps =>
  async (visitor) =>
    visitor.call('getAbstractList', {
      query: { conference_name: currentEvent },
      token: await accessTokenOf(visitor, id),
    });

/** Uploads an abstract. By default the clock is before the deadline. */
const sendAbstract =
  (fields: Record<string, unknown>, at = beforeDeadline): OutcomeSteps =>
  async (visitor) => {
    visitor.db.clock.set(at);
    const abstract_file = new File([docxFile('초록', ['본문'])], '국문 초록.docx');
    const form = buildForm({ ...exampleBody('uploadConferenceAbstract'), abstract_file, ...fields });
    return visitor.call('uploadConferenceAbstract', { form, token: await accessTokenOf(visitor) });
  };

const checkEligibility =
  (id: string, goodsName = currentEvent): OutcomeSteps =>
  async (visitor) =>
    visitor.call('checkRegisterDuplicate', {
      body: { goods_name: goodsName },
      token: await accessTokenOf(visitor, id),
    });

const listRegistrations =
  (id: string): OutcomeSteps =>
  async (visitor) =>
    visitor.call('getRegisterInfo', { query: { page: 1 }, token: await accessTokenOf(visitor, id) });

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
    deadlinePassed: sendAbstract({}, Date.parse('2025-10-23T00:00:00+09:00')),
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
  },
};
