import { docxFile } from '#mocks/files/office.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import type { Way, Ways } from '#tests/contract/examples/outcome-steps.ts';
import { exampleBody, file, formOf, tokenOf } from '#tests/contract/support/request-data.ts';

const beforeDeadline = Date.parse('2025-10-20T10:00:00+09:00');
const afterRegistration = Date.parse('2025-11-15T00:00:00+09:00');

const guides =
  (page: number): Way =>
  (visitor) =>
    visitor.call('getPastConferences', { query: { page } });

const guide =
  (pk: number): Way =>
  (visitor) =>
    visitor.call('getPastConferencesDetail', { query: { guide_pk: pk } });

const abstracts =
  (id: string): Way =>
  async (visitor) =>
    visitor.call('getAbstractList', { query: { conference_name: currentEvent }, token: await tokenOf(visitor, id) });

/** Sends an abstract, before the deadline unless another time is given. */
const upload =
  (fields: Record<string, unknown>, at = beforeDeadline): Way =>
  async (visitor) => {
    visitor.db.clock.set(at);
    const abstract_file = new File([docxFile('초록', ['본문'])], '국문 초록.docx');
    const form = formOf({ ...exampleBody('uploadConferenceAbstract'), abstract_file, ...fields });
    return visitor.call('uploadConferenceAbstract', { form, token: await tokenOf(visitor) });
  };

const mayPay =
  (id: string, goodsName = currentEvent): Way =>
  async (visitor) =>
    visitor.call('checkRegisterDuplicate', { body: { goods_name: goodsName }, token: await tokenOf(visitor, id) });

const registrations =
  (id: string): Way =>
  async (visitor) =>
    visitor.call('getRegisterInfo', { query: { page: 1 }, token: await tokenOf(visitor, id) });

/** The ways to the outcomes of conferences. */
export const conference: Ways = {
  getPastConferences: { guides: guides(1), gaps: guides(3), empty: guides(99) },
  getPastConferencesDetail: { guide: guide(124), latest: guide(125), gaps: guide(101), notFound: guide(1) },
  getAbstractList: {
    abstracts: abstracts('hanbit01'),
    oralApproved: abstracts('hanbit01'),
    oralNotApproved: abstracts('hanbit01'),
    poster: abstracts('hanbit01'),
    empty: abstracts('hanbit02'),
  },
  uploadConferenceAbstract: {
    uploaded: upload({}),
    deadlinePassed: upload({}, Date.parse('2025-10-23T00:00:00+09:00')),
    notWord: upload({ abstract_file: file('초록.pdf') }),
    fileRejected: upload({ abstract_file: file('초록.docx', 0) }),
    unknownConference: upload({ conference_name: '1999년 추계학술대회' }),
  },
  checkRegisterDuplicate: {
    general: mayPay('hanbit01'),
    student: mayPay('hanbit07'),
    special: mayPay('hanbit03'),
    honorary: mayPay('hanbit04'),
    alreadyPaid: mayPay('hanbit02'),
    async outsideWindow(visitor) {
      visitor.db.clock.set(afterRegistration);
      return mayPay('hanbit01')(visitor);
    },
    unknownConference: mayPay('hanbit01', '1999년 추계학술대회'),
  },
  getRegisterInfo: {
    registrations: registrations('hanbit02'),
    byTransfer: registrations('hanbit01'),
    empty: registrations('hanbit07'),
  },
};
