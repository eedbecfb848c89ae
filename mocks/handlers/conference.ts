import { listAttachments } from '#mocks/files/attachments.ts';
import { filePath } from '#mocks/files/file-names.ts';
import { isWordDocument } from '#mocks/files/word.ts';
import type { Handlers, NoMoreFields } from '#mocks/http/handler-types.ts';
import { emptySuccess, failureEnvelope } from '#mocks/http/reply.ts';
import { accountOf } from '#mocks/store/accounts.ts';
import { findEvent, isOpen } from '#mocks/store/calendar.ts';
import type { Db } from '#mocks/store/db.ts';
import { newestFirst, paginate } from '#mocks/store/lists.ts';
import { expectedTransfer, hasPaid, paymentsOf } from '#mocks/store/payments.ts';
import type { Abstract, Post } from '#mocks/store/records.ts';
import { rejectedFileFailure, storePersonalFiles } from '#mocks/store/uploads.ts';
import { uploadConferenceAbstractFileKinds } from '#src/api/generated/constants.ts';
import { AbstractDecision } from '#src/api/generated/model/abstractDecision.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { SearchCategory } from '#src/api/generated/model/searchCategory.ts';

const unknownEvent = () => failureEnvelope(ErrorCode.notFound, '해당 학술대회를 찾을 수 없습니다.');

const guideListItem = (db: Db, guide: Post) => ({
  guide_pk: guide.pk,
  guide_title: guide.title,
  guide_enrollment_date: guide.date,
  guide_hit: db.guides.hitOf(guide),
});

function abstractListItem(db: Db, abstract: Abstract) {
  const file = db.files.get(abstract.filePk) ?? { pk: abstract.filePk, name: '' };
  return {
    abstract_enrollment_date: abstract.date,
    abstract_presentation: abstract.presentation,
    abstract_approve: abstract.approve,
    abstract_division: abstract.division,
    abstract_conference_name: abstract.conference,
    file_path: filePath(file),
  };
}

/** Handlers for event guides, abstracts and conference registration. */
export const conference = {
  getPastConferences({ query, db }) {
    const { posts, count } = db.guides.page({ ...query, search_category: SearchCategory.all });
    const conferences = posts.map((guide) => guideListItem(db, guide));
    return { success: true, data: { conferences, total_count: count }, error: null };
  },

  getPastConferencesDetail({ query, db }) {
    const guide = db.guides.posts.get(query.guide_pk);
    if (!guide) return failureEnvelope(ErrorCode.notFound, '요청하신 자료를 찾을 수 없습니다.');
    db.guides.countHit(guide);
    const { older, newer } = db.guides.neighbours(guide.pk);
    const { guide_pk: _, ...item } = guideListItem(db, guide);
    const conferences = {
      ...item,
      admin_name: guide.adminName,
      guide_content: guide.content,
      file: listAttachments(db, guide.filePks),
    };
    return { success: true, data: { conferences, prev_pk: older, next_pk: newer }, error: null };
  },

  getAbstractList({ query, login, db }) {
    const memberAbstracts = [...db.abstracts.rows()]
      .filter(({ memberPk, conference }) => memberPk === login.memberPk && conference === query.conference_name)
      .sort(newestFirst);
    const abstract = paginate(memberAbstracts, query).map((row) => abstractListItem(db, row));
    return { success: true, data: { abstract, total_count: memberAbstracts.length }, error: null };
  },

  uploadConferenceAbstract({ body, login, db }) {
    const { abstract_file: file, abstract_presentation: presentation, abstract_division: division, ...others } = body;
    const { conference_name: conference, ...rest } = others;
    rest satisfies NoMoreFields;
    const event = findEvent(conference);
    if (!event) return unknownEvent();
    if (!isOpen(event, 'abstracts', db.clock.now()))
      return failureEnvelope(ErrorCode.outsidePeriod, '초록 등록 기한이 마감되었습니다.');
    const rejection = rejectedFileFailure([file], uploadConferenceAbstractFileKinds);
    if (rejection) return rejection;
    if (!isWordDocument(file.name, file.bytes))
      return failureEnvelope(ErrorCode.fileRejected, 'Word 파일만 등록할 수 있습니다.');
    const pk = db.numbers.next('abstracts');
    const [filePk = 0] = storePersonalFiles(db, [file]);
    db.abstracts.put(pk, {
      pk,
      memberPk: login.memberPk,
      date: db.clock.today(),
      presentation,
      division,
      approve: AbstractDecision.wait,
      conference,
      filePk,
    });
    return emptySuccess;
  },

  checkRegisterDuplicate({ body, login, db }) {
    const { goods_name: goodsName } = body;
    const event = findEvent(goodsName);
    if (!event) return unknownEvent();
    if (!isOpen(event, 'registration', db.clock.now()))
      return failureEnvelope(ErrorCode.outsidePeriod, '사전 등록 기간이 아닙니다.');
    const { member } = accountOf(db, login);
    if (hasPaid(db, { memberPk: member.pk, goodsType: GoodsType.registrationFee, goodsName }))
      return failureEnvelope(ErrorCode.alreadyPaid, '이미 납부하셨습니다.');
    return { success: true, data: { member_type: member.type }, error: null };
  },

  getRegisterInfo({ query, login, db }) {
    const payments = paymentsOf(db, login.memberPk, GoodsType.registrationFee);
    const register_info = paginate(payments, query).map((payment) => ({
      pay_info_pk: payment.pk,
      pay_info_tran_date: payment.date,
      pay_info_pay_method: payment.method,
      pay_info_goods_name: payment.goodsName,
    }));
    const transfer = expectedTransfer(db, login.memberPk, GoodsType.registrationFee);
    return { success: true, data: { register_info, total_count: payments.length, ...transfer }, error: null };
  },
} satisfies Partial<Handlers>;
