import type { Handlers } from '#mocks/http/operation.ts';
import { emptySuccess, failure } from '#mocks/http/reply.ts';
import { accountOf, idIsTaken, memberByEmail, memberById } from '#mocks/store/accounts.ts';
import { isProven, sendCode, tryCode } from '#mocks/store/sent-codes.ts';
import { addMember, checkBirthday, educationOf } from '#mocks/store/sign-up.ts';

/** How long a forgotten password may be replaced once ID and address were found to belong together. */
const resetTime = 10 * 60_000;

const idTaken = () => failure('43', '이미 사용 중인 아이디입니다.');
const samePassword = () => failure('43', '현재 사용 중인 비밀번호와 동일합니다.');
const notVerified = () => failure('46', '이메일 인증이 완료되지 않았습니다.');

const codeOutcomes = {
  verified: () => emptySuccess,
  wrong: () => failure('41', '인증번호가 일치하지 않습니다.'),
  expired: () => failure('42', '인증번호가 만료되었습니다.'),
  notSent: () => failure('44', '발송된 인증번호가 없습니다.'),
};

/** Sign-up, e-mail verification, and IDs and passwords that were forgotten or change. */
export const account = {
  signup({ body, db }) {
    checkBirthday(body);
    const education = educationOf(body.member_edu);
    if (body.member_password !== body.member_re_password) return failure('41', '비밀번호가 서로 다릅니다.');
    if (idIsTaken(db, body.member_id)) return idTaken();
    // Before it is looked up, so that nobody learns by trying which addresses are members'.
    if (!isProven(db, body.member_email)) return notVerified();
    if (memberByEmail(db, body.member_email)) return failure('43', '이미 등록된 이메일입니다.');
    addMember(db, body, education);
    return emptySuccess;
  },

  checkJoinDuplicate({ body, db }) {
    return idIsTaken(db, body.param) ? idTaken() : emptySuccess;
  },

  sendEmailVerification({ body, db }) {
    sendCode(db, body.email);
    return emptySuccess;
  },

  verifyCode({ body, db }) {
    return codeOutcomes[tryCode(db, body.email, body.code)]();
  },

  findMemberId({ body, db }) {
    if (!isProven(db, body.member_email)) return notVerified();
    const member = memberByEmail(db, body.member_email);
    const isSame = member?.name.normalize('NFC') === body.member_name.normalize('NFC');
    return { success: true, data: { member_id: member && isSame ? member.id : null }, error: null };
  },

  findMemberPassword({ body, db }) {
    if (!isProven(db, body.member_email)) return notVerified();
    const member = memberByEmail(db, body.member_email);
    if (member?.id !== body.member_id) return failure('41', '아이디와 이메일이 일치하지 않습니다.');
    db.resetPermits.put(member.pk, { until: db.clock.now() + resetTime });
    return emptySuccess;
  },

  resetPw({ body, db }) {
    const member = memberById(db, body.member_id);
    const until = member ? (db.resetPermits.get(member.pk)?.until ?? 0) : 0;
    if (!member || until <= db.clock.now()) return failure('46', '비밀번호 찾기를 먼저 진행해 주세요.');
    if (member.password === body.member_password) return samePassword();
    db.members.put(member.pk, { ...member, password: body.member_password });
    db.resetPermits.remove(member.pk);
    // Whoever proved the address need not wait for a lock that the forgotten password brought about.
    db.loginFailures.remove(member.pk);
    db.tokens.endAll(member.pk);
    return emptySuccess;
  },

  changePw({ body, login, db }) {
    const { member } = accountOf(db, login);
    if (member.password !== body.member_original_password) return failure('90', '기존 비밀번호가 일치하지 않습니다.');
    if (member.password === body.member_new_password) return samePassword();
    db.members.put(member.pk, { ...member, password: body.member_new_password });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
