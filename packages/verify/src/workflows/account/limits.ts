import { namedSchema, type Schema } from '#verify/contract/document.ts';
import type { OperationId } from '#verify/exchange.ts';
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
  const { minLength = 1, maxLength = 1 }: Schema & { minLength?: number } = namedSchema(name);
  return { minLength, maxLength };
};

/** Returns the shortest text, and the longest ones in characters of one and of two UTF-16 code units. */
function textsAtLimits(name: string): string[] {
  const { minLength, maxLength } = limitsOf(name);
  return ['x'.repeat(minLength), 'x'.repeat(maxLength), '😀'.repeat(maxLength), mixedText(maxLength), ' a  b '];
}

/**
 * Sends the shortest and longest credentials that the contract allows. They are wrong, so the server must respond with the
 * failure of the operation, and not with status 400.
 * @param member a member whose email address is verified
 */
export async function checkCredentialLimits(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  const unused = runEmail(runner, 'unused');
  const rows: [OperationId, string, string, (text: string) => Record<string, string>][] = [
    ['login', 'StoredMemberId', 'mismatch', (text) => ({ member_id: text, member_password: text })],
    ['resetPw', 'StoredMemberId', 'notConfirmed', (text) => ({ member_id: text, member_password: newPassword() })],
    ['findMemberPassword', 'StoredMemberId', 'mismatch', (text) => ({ member_id: text, member_email: member.email })],
    ['findMemberId', 'MemberName', 'noMember', (text) => ({ member_name: text, member_email: member.email })],
    ['verifyCode', 'VerificationCode', 'notSent', (text) => ({ email: unused, code: text })],
    [
      'changePw',
      'StoredMemberId',
      'wrongPassword',
      (text) => ({ member_original_password: text, member_new_password: newPassword() }),
    ],
  ];
  await runSteps(
    runner,
    rows.map(
      ([id, schema, outcome, bodyOf]): Step => [
        `${id} accepts texts at the limits of the contract`,
        (part) =>
          runAtOnce<string, unknown>(part, textsAtLimits(schema), (one, text) => {
            const request = { body: bodyOf(text) };
            return id === 'changePw'
              ? one.requestAs(member, id, request, outcome)
              : one.requestOutcome(id, request, outcome);
          }),
      ],
    ),
  );

  await runner.runStep('tokens at the limits of the contract are rejected as tokens', async () => {
    const { minLength, maxLength } = limitsOf('Token');
    const allCharacters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
    for (const text of ['~'.repeat(minLength), '!'.repeat(maxLength), allCharacters]) {
      await runner.requestOutcome('requestToken', { body: { refresh_token: text } }, 'tokenRejected');
      await runner.requestOutcome('getMemberInfo', { token: text }, 'tokenRejected');
    }
  });

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

  await runner.runStep('the ID check accepts IDs at the limits of the contract', async () => {
    const { maxLength } = limitsOf('MemberId');
    for (const param of [shortPassword(), `${runner.context.prefix}Z`.padEnd(maxLength, 'y')])
      await runner.requestOutcome('checkJoinDuplicate', { body: { param, param_type: 'id' } }, 'available');
  });
  await checkEmailLimits(runner, member);
}

/** Sends valid email addresses of unusual forms. Apart from the first step, no mail is sent to them. */
async function checkEmailLimits(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  const unused = runEmail(runner, 'unused');
  const [local, domain] = [unused.slice(0, unused.lastIndexOf('@')), unused.slice(unused.lastIndexOf('@'))];
  await runner.runStep('a code can be sent to every valid email address', async () => {
    const long = `${'v'.repeat(64)}@${'d'.repeat(60)}.${domain.slice(1)}`;
    for (const email of [`${local}+tag${domain}`, `${local}.a_b-C${domain}`, long])
      await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
  });

  await runner.runStep('every operation accepts every valid email address', async () => {
    const profile = await readProfile(runner, member);
    const labels = `${'d'.repeat(60)}.`.repeat(4);
    const longest = `${'v'.repeat(64)}@${labels}`.slice(0, limitsOf('Email').maxLength - '.example'.length);
    const emails = ['v@v.kr', `${local}+%41_'C@verify.example`, `${longest.replace(/\.$/, 'd')}.example`];
    for (const email of emails) {
      const name = { member_name: member.name, member_email: email };
      await runner.requestOutcome('findMemberId', { body: name }, 'emailNotVerified');
      const id = { member_id: member.id, member_email: email };
      await runner.requestOutcome('findMemberPassword', { body: id }, 'emailNotVerified');
      await runner.requestOutcome('verifyCode', { body: { email, code: '000000' } }, 'notSent');
      const signUp = { ...signUpBody(runner, 'mail', newPassword()), member_email: email };
      await runner.requestOutcome('signup', { body: signUp }, 'emailNotVerified');
      const body = { ...profile, member_email: email };
      await runner.requestAs(member, 'modifyMemberInfo', { body }, 'emailNotVerified');
    }
  });
}
