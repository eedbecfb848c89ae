import type { Handlers } from '#mocks/http/handler-types.ts';
import { emptySuccess, failureEnvelope } from '#mocks/http/reply.ts';
import { accountOf, isIdTaken, memberByEmail, memberById } from '#mocks/store/accounts.ts';
import { isEmailVerified, sendCode, verifyCode } from '#mocks/store/sent-codes.ts';
import { addMember, parseEducation, requireValidBirthday } from '#mocks/store/sign-up.ts';
import { findMemberPasswordValidMinutes } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

/** How long `resetPw` is permitted after `findMemberPassword` has confirmed the ID and the email address. */
const resetPermitMs = findMemberPasswordValidMinutes * 60_000;

const idTaken = () => failureEnvelope(ErrorCode.alreadyInUse, '이미 사용 중인 아이디입니다.');
const samePassword = () => failureEnvelope(ErrorCode.alreadyInUse, '현재 사용 중인 비밀번호와 동일합니다.');
const notVerified = () => failureEnvelope(ErrorCode.previousStepMissing, '이메일 인증이 완료되지 않았습니다.');

const codeResponses = {
  verified: () => emptySuccess,
  wrong: () => failureEnvelope(ErrorCode.mismatch, '인증번호가 일치하지 않습니다.'),
  expired: () => failureEnvelope(ErrorCode.outsidePeriod, '인증번호가 만료되었습니다.'),
  notSent: () => failureEnvelope(ErrorCode.notFound, '발송된 인증번호가 없습니다.'),
};

/** Handlers for sign-up, email verification, and finding or changing IDs and passwords. */
export const account = {
  signup({ body, db }) {
    requireValidBirthday(body);
    const education = parseEducation(body.member_edu);
    if (body.member_password !== body.member_re_password)
      return failureEnvelope(ErrorCode.mismatch, '비밀번호가 서로 다릅니다.');
    if (isIdTaken(db, body.member_id)) return idTaken();
    // Check the verification first. Otherwise anyone could find out which email addresses belong to members.
    if (!isEmailVerified(db, body.member_email)) return notVerified();
    if (memberByEmail(db, body.member_email))
      return failureEnvelope(ErrorCode.alreadyInUse, '이미 등록된 이메일입니다.');
    addMember(db, body, education);
    return emptySuccess;
  },

  checkJoinDuplicate({ body, db }) {
    return isIdTaken(db, body.param) ? idTaken() : emptySuccess;
  },

  sendEmailVerification({ body, db }) {
    sendCode(db, body.email);
    return emptySuccess;
  },

  verifyCode({ body, db }) {
    return codeResponses[verifyCode(db, body.email, body.code)]();
  },

  findMemberId({ body, db }) {
    if (!isEmailVerified(db, body.member_email)) return notVerified();
    const member = memberByEmail(db, body.member_email);
    const isSame = member?.name.normalize('NFC') === body.member_name.normalize('NFC');
    return { success: true, data: { member_id: member && isSame ? member.id : null }, error: null };
  },

  findMemberPassword({ body, db }) {
    if (!isEmailVerified(db, body.member_email)) return notVerified();
    const member = memberByEmail(db, body.member_email);
    if (member?.id !== body.member_id)
      return failureEnvelope(ErrorCode.mismatch, '아이디와 이메일이 일치하지 않습니다.');
    db.resetPermits.put(member.pk, { until: db.clock.now() + resetPermitMs });
    return emptySuccess;
  },

  resetPw({ body, db }) {
    const member = memberById(db, body.member_id);
    const until = member ? (db.resetPermits.get(member.pk)?.until ?? 0) : 0;
    if (!member || until <= db.clock.now())
      return failureEnvelope(ErrorCode.previousStepMissing, '비밀번호 찾기를 먼저 진행해 주세요.');
    if (member.password === body.member_password) return samePassword();
    db.members.put(member.pk, { ...member, password: body.member_password });
    db.resetPermits.remove(member.pk);
    // The member has verified the email address, so a lock from failed logins is not needed.
    db.loginFailures.remove(member.pk);
    db.tokens.endAll(member.pk);
    return emptySuccess;
  },

  changePw({ body, login, db }) {
    const { member } = accountOf(db, login);
    if (member.password !== body.member_original_password)
      return failureEnvelope(ErrorCode.wrongPassword, '기존 비밀번호가 일치하지 않습니다.');
    if (member.password === body.member_new_password) return samePassword();
    db.members.put(member.pk, { ...member, password: body.member_new_password });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
