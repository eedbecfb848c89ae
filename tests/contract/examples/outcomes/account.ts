import type { OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import {
  accessTokenOf,
  lastSentCode,
  signUpBody,
  verifyEmailByMock,
  wrongCode,
} from '#tests/contract/support/request-data.ts';
import type { Visitor } from '#tests/contract/support/visitor.ts';

const memberEmail = 'hanbit01@mail.example';
const newEmail = signUpBody().member_email;

async function verifyAndSignUp(visitor: Visitor, fields: Parameters<typeof signUpBody>[0] = {}) {
  const body = signUpBody(fields);
  await verifyEmailByMock(visitor, body.member_email);
  return visitor.client.POST('/v1/front/signup', { body });
}

async function sendAndVerify(visitor: Visitor, codeToSend: (code: string) => string, minutes = 0) {
  await visitor.client.POST('/v1/front/sendEmailVerification', { body: { email: newEmail } });
  visitor.db.clock.advance(minutes * 60_000);
  return visitor.client.POST('/v1/front/verifyCode', {
    body: { email: newEmail, code: codeToSend(lastSentCode(visitor, newEmail)) },
  });
}

const findId = (visitor: Visitor, name: string) =>
  visitor.client.POST('/v1/front/findMemberId', { body: { member_name: name, member_email: memberEmail } });
const findPassword = (visitor: Visitor, id: string) =>
  visitor.client.POST('/v1/front/findMemberPassword', { body: { member_id: id, member_email: memberEmail } });
const checkId = (visitor: Visitor, id: string) =>
  visitor.client.POST('/v1/front/checkJoinDuplicate', { body: { param: id, param_type: 'id' } });

async function resetPassword(visitor: Visitor, password: string) {
  await verifyEmailByMock(visitor, memberEmail);
  await findPassword(visitor, 'hanbit01');
  return visitor.client.POST('/v1/front/resetPw', { body: { member_id: 'hanbit01', member_password: password } });
}

async function changePassword(visitor: Visitor, from: string, to: string) {
  const body = { member_original_password: from, member_new_password: to };
  return visitor.withToken(await accessTokenOf(visitor)).POST('/v1/front/changePw', { body });
}

/** The steps to the outcomes of the account operations. */
export const account: OutcomesByOperation = {
  signup: {
    signedUp: (visitor) => verifyAndSignUp(visitor),
    idTaken: (visitor) => verifyAndSignUp(visitor, { member_id: 'hanbit01' }),
    emailTaken: (visitor) => verifyAndSignUp(visitor, { member_email: memberEmail }),
    emailNotVerified: (visitor) => visitor.client.POST('/v1/front/signup', { body: signUpBody() }),
    passwordsDiffer: (visitor) => verifyAndSignUp(visitor, { member_re_password: 'haneul89!' }),
  },
  checkJoinDuplicate: {
    available: (visitor) => checkId(visitor, 'haneul88'),
    idTaken: (visitor) => checkId(visitor, 'hanbit01'),
  },
  sendEmailVerification: {
    sent: (visitor) => visitor.client.POST('/v1/front/sendEmailVerification', { body: { email: newEmail } }),
  },
  verifyCode: {
    verified: (visitor) => sendAndVerify(visitor, (code) => code),
    wrongCode: (visitor) => sendAndVerify(visitor, wrongCode),
    codeExpired: (visitor) => sendAndVerify(visitor, (code) => code, 11),
    notSent: (visitor) => visitor.client.POST('/v1/front/verifyCode', { body: { email: newEmail, code: '042917' } }),
  },
  findMemberId: {
    async found(visitor) {
      await verifyEmailByMock(visitor, memberEmail);
      return findId(visitor, '김가람');
    },
    async noMember(visitor) {
      await verifyEmailByMock(visitor, memberEmail);
      return findId(visitor, '이새봄');
    },
    emailNotVerified: (visitor) => findId(visitor, '김가람'),
  },
  findMemberPassword: {
    async confirmed(visitor) {
      await verifyEmailByMock(visitor, memberEmail);
      return findPassword(visitor, 'hanbit01');
    },
    async mismatch(visitor) {
      await verifyEmailByMock(visitor, memberEmail);
      return findPassword(visitor, 'hanbit02');
    },
    emailNotVerified: (visitor) => findPassword(visitor, 'hanbit01'),
  },
  resetPw: {
    reset: (visitor) => resetPassword(visitor, 'garam2025!'),
    samePassword: (visitor) => resetPassword(visitor, 'hanbit01!'),
    notConfirmed: (visitor) =>
      visitor.client.POST('/v1/front/resetPw', { body: { member_id: 'hanbit01', member_password: 'garam2025!' } }),
  },
  changePw: {
    changed: (visitor) => changePassword(visitor, 'hanbit01!', 'garam2025!'),
    wrongPassword: (visitor) => changePassword(visitor, 'hanbit02!', 'garam2025!'),
    samePassword: (visitor) => changePassword(visitor, 'hanbit01!', 'hanbit01!'),
  },
};
