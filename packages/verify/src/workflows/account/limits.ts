import { namedSchema } from '#verify/contract/document.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import { runSteps, type Step } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { runEmail } from './email-codes.ts';
import {
  type CreatedMember,
  logInMember,
  longPassword,
  mixedText,
  newPassword,
  readProfile,
  shortPassword,
  signUpBody,
} from './members.ts';

const limitsOf = (name: string): { minLength: number; maxLength: number } => {
  const { minLength = 1, maxLength = 1 } = namedSchema(name);
  return { minLength, maxLength };
};

/** Returns the shortest text, and the longest ones in characters of one and of two UTF-16 code units. */
function textsAtLimits(name: string): string[] {
  const { minLength, maxLength } = limitsOf(name);
  return ['x'.repeat(minLength), 'x'.repeat(maxLength), '😀'.repeat(maxLength), mixedText(maxLength), ' a  b '];
}

/** Returns tokens of the shortest and the longest length, and one with every character of a header. */
function tokensAtLimits(): string[] {
  const { minLength, maxLength } = limitsOf('Token');
  const allCharacters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
  return ['~'.repeat(minLength), '!'.repeat(maxLength), allCharacters];
}

/** Returns valid email addresses of unusual forms: those to which a code may be sent, and the longest one. */
function unusualEmails(unused: string) {
  const [local, domain] = [unused.slice(0, unused.lastIndexOf('@')), unused.slice(unused.lastIndexOf('@'))];
  const label = `${'d'.repeat(60)}.`;
  const longest = `${'v'.repeat(64)}@${label.repeat(4)}`.slice(0, limitsOf('Email').maxLength - '.example'.length);
  return {
    sendable: [`${local}+tag${domain}`, `${local}.a_b-C${domain}`, `${'v'.repeat(64)}@${label}${domain.slice(1)}`],
    others: ['v@v.kr', `${local}+%41_'C@verify.example`, `${longest.replace(/\.$/, 'd')}.example`],
  };
}

/** Texts that an operation accepts as input, with the outcome of the request. */
type AcceptedTexts = [OperationId, texts: string[], outcome: string, requestOf: (text: string) => RequestInput];

/** Returns texts at the limits of the contract. All are wrong or unused, so the outcome is not status 400. */
function acceptedTexts(runner: WorkflowRunner, member: CreatedMember, profile: object): AcceptedTexts[] {
  const { id, name, email } = member;
  const unused = runEmail(runner, 'unused');
  const { sendable, others } = unusualEmails(unused);
  const [ids, names, tokens] = [textsAtLimits('StoredMemberId'), textsAtLimits('MemberName'), tokensAtLimits()];
  const newIds = [shortPassword(), `${runner.context.prefix}Z`.padEnd(limitsOf('MemberId').maxLength, 'y')];
  const body = (fields: object): RequestInput => ({ body: fields });
  const reset = (text: string) => body({ member_id: text, member_password: newPassword() });
  const change = (text: string) => body({ member_original_password: text, member_new_password: newPassword() });
  const signUp = (text: string) => body({ ...signUpBody(runner, 'mail', newPassword()), member_email: text });
  return [
    ['login', ids, 'mismatch', (text) => body({ member_id: text, member_password: text })],
    ['resetPw', ids, 'notConfirmed', reset],
    ['changePw', ids, 'wrongPassword', change],
    ['findMemberPassword', ids, 'mismatch', (text) => body({ member_id: text, member_email: email })],
    ['findMemberId', names, 'noMember', (text) => body({ member_name: text, member_email: email })],
    ['verifyCode', textsAtLimits('VerificationCode'), 'notSent', (text) => body({ email: unused, code: text })],
    ['requestToken', tokens, 'tokenRejected', (text) => body({ refresh_token: text })],
    ['getMemberInfo', tokens, 'tokenRejected', (token) => ({ token })],
    ['checkJoinDuplicate', newIds, 'available', (text) => body({ param: text, param_type: 'id' })],
    ['sendEmailVerification', sendable, 'sent', (text) => body({ email: text })],
    ['findMemberId', others, 'emailNotVerified', (text) => body({ member_name: name, member_email: text })],
    ['findMemberPassword', others, 'emailNotVerified', (text) => body({ member_id: id, member_email: text })],
    ['verifyCode', others, 'notSent', (text) => body({ email: text, code: '000000' })],
    ['signup', others, 'emailNotVerified', signUp],
    ['modifyMemberInfo', others, 'emailNotVerified', (text) => body({ ...profile, member_email: text })],
  ];
}

/**
 * Checks that every operation accepts the shortest and longest texts that the contract allows.
 * @param member a member whose email address is verified
 */
export async function checkCredentialLimits(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  const profile = await runner.runStep('the profile is read', () => readProfile(runner, member));
  const step = ([id, texts, outcome, requestOf]: AcceptedTexts): Step => [
    `${id} accepts texts at the limits of the contract: ${outcome}`,
    (part) =>
      runAtOnce<string, unknown>(part, texts, (one, text) =>
        id === 'changePw' || id === 'modifyMemberInfo'
          ? one.requestAs(member, id, requestOf(text), outcome)
          : one.requestOutcome(id, requestOf(text), outcome),
      ),
  ];
  await runSteps(runner, acceptedTexts(runner, member, profile ?? {}).map(step));
  await runner.runStep('new passwords at the limits of the contract are valid', async () => {
    for (const password of [longPassword(), shortPassword()]) {
      runner.context.secrets.add('PASSWORD', password);
      const body = { member_original_password: member.password, member_new_password: password };
      await runner.requestAs(member, 'changePw', { body }, 'changed');
      member.password = password;
      const longer = { body: { member_id: member.id, member_password: `${password}0` } };
      await runner.requestOutcome('login', longer, 'mismatch');
      Object.assign(member, await logInMember(runner, member, true));
    }
  });
}
