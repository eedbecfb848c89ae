import type { Ways } from '#tests/contract/examples/outcome-steps.ts';
import { codeFor, prove, signUp, tokenOf, wrongCode } from '#tests/contract/support/request-data.ts';
import type { Visitor } from '#tests/contract/support/visitor.ts';

const mine = 'hanbit01@mail.example';
const email = String(signUp().member_email);

async function signUpProven(visitor: Visitor, fields: Record<string, unknown> = {}) {
  const body = signUp(fields);
  await prove(visitor, String(body.member_email));
  return visitor.call('signup', { body });
}

async function sendAndVerify(visitor: Visitor, given: (code: string) => string, minutes = 0) {
  await visitor.ask('sendEmailVerification', { body: { email } });
  visitor.db.clock.advance(minutes * 60_000);
  return visitor.call('verifyCode', { body: { email, code: given(codeFor(visitor, email)) } });
}

const findId = (visitor: Visitor, name: string) =>
  visitor.call('findMemberId', { body: { member_name: name, member_email: mine } });
const findPassword = (visitor: Visitor, id: string) =>
  visitor.call('findMemberPassword', { body: { member_id: id, member_email: mine } });
const isFree = (visitor: Visitor, id: string) =>
  visitor.call('checkJoinDuplicate', { body: { param: id, param_type: 'id' } });

async function reset(visitor: Visitor, password: string) {
  await prove(visitor, mine);
  await findPassword(visitor, 'hanbit01');
  return visitor.call('resetPw', { body: { member_id: 'hanbit01', member_password: password } });
}

async function change(visitor: Visitor, from: string, to: string) {
  const body = { member_original_password: from, member_new_password: to };
  return visitor.call('changePw', { body, token: await tokenOf(visitor) });
}

/** The ways to the outcomes of an account. */
export const account: Ways = {
  signup: {
    signedUp: (visitor) => signUpProven(visitor),
    idTaken: (visitor) => signUpProven(visitor, { member_id: 'hanbit01' }),
    emailTaken: (visitor) => signUpProven(visitor, { member_email: mine }),
    emailNotVerified: (visitor) => visitor.call('signup', { body: signUp() }),
    passwordsDiffer: (visitor) => signUpProven(visitor, { member_re_password: 'haneul89!' }),
  },
  checkJoinDuplicate: {
    available: (visitor) => isFree(visitor, 'haneul88'),
    idTaken: (visitor) => isFree(visitor, 'hanbit01'),
  },
  sendEmailVerification: {
    sent: (visitor) => visitor.call('sendEmailVerification', { body: { email } }),
  },
  verifyCode: {
    verified: (visitor) => sendAndVerify(visitor, (code) => code),
    wrongCode: (visitor) => sendAndVerify(visitor, wrongCode),
    codeExpired: (visitor) => sendAndVerify(visitor, (code) => code, 11),
    notSent: (visitor) => visitor.call('verifyCode', { body: { email, code: '042917' } }),
  },
  findMemberId: {
    async found(visitor) {
      await prove(visitor, mine);
      return findId(visitor, '김가람');
    },
    async noMember(visitor) {
      await prove(visitor, mine);
      return findId(visitor, '이새봄');
    },
    emailNotVerified: (visitor) => findId(visitor, '김가람'),
  },
  findMemberPassword: {
    async confirmed(visitor) {
      await prove(visitor, mine);
      return findPassword(visitor, 'hanbit01');
    },
    async mismatch(visitor) {
      await prove(visitor, mine);
      return findPassword(visitor, 'hanbit02');
    },
    emailNotVerified: (visitor) => findPassword(visitor, 'hanbit01'),
  },
  resetPw: {
    reset: (visitor) => reset(visitor, 'garam2025!'),
    samePassword: (visitor) => reset(visitor, 'hanbit01!'),
    notConfirmed: (visitor) =>
      visitor.call('resetPw', { body: { member_id: 'hanbit01', member_password: 'garam2025!' } }),
  },
  changePw: {
    changed: (visitor) => change(visitor, 'hanbit01!', 'garam2025!'),
    wrongPassword: (visitor) => change(visitor, 'hanbit02!', 'garam2025!'),
    samePassword: (visitor) => change(visitor, 'hanbit01!', 'hanbit01!'),
  },
};
