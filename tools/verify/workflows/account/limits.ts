import { namedSchema, type Schema } from '#verify/contract/document.ts';
import type { OperationId } from '#verify/exchange.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { runEmail } from '../email-codes.ts';
import { type CreatedMember, newPassword } from './created-members.ts';

const limitsOf = (name: string): { minLength: number; maxLength: number } => {
  const { minLength = 1, maxLength = 1 }: Schema & { minLength?: number } = namedSchema(name);
  return { minLength, maxLength };
};

/** Returns the shortest text, and the longest ones in characters of one and of two UTF-16 code units. */
function textsAtLimits(name: string): string[] {
  const { minLength, maxLength } = limitsOf(name);
  return ['x'.repeat(minLength), 'x'.repeat(maxLength), '😀'.repeat(maxLength)];
}

/**
 * Sends the shortest and longest credentials that the contract allows. They are wrong, so the server must respond with the
 * failure of the operation, and not with status 400.
 * @param member a member whose email address is verified
 */
export async function checkCredentialLimits(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  const unused = runEmail(runner, 'unused');
  const rows: [OperationId, string, string, (text: string) => Record<string, string>][] = [
    ['resetPw', 'StoredMemberId', 'notConfirmed', (text) => ({ member_id: text, member_password: newPassword() })],
    ['findMemberPassword', 'StoredMemberId', 'mismatch', (text) => ({ member_id: text, member_email: member.email })],
    ['findMemberId', 'MemberName', 'noMember', (text) => ({ member_name: text, member_email: member.email })],
    ['verifyCode', 'VerificationCode', 'notSent', (text) => ({ email: unused, code: text })],
  ];
  for (const [id, schema, outcome, bodyOf] of rows) {
    await runner.runStep(`${id} accepts texts at the limits of the contract`, async () => {
      for (const text of textsAtLimits(schema)) await runner.requestOutcome(id, { body: bodyOf(text) }, outcome);
    });
  }

  await runner.runStep('changePw accepts a current password at the limits of the contract', async () => {
    for (const text of ['x', 'x'.repeat(100), '😀'.repeat(100)]) {
      const body = { member_original_password: text, member_new_password: newPassword() };
      await runner.requestAs(member, 'changePw', { body }, 'wrongPassword');
    }
  });

  await runner.runStep('tokens at the limits of the contract are rejected as tokens', async () => {
    const { minLength, maxLength } = limitsOf('Token');
    for (const text of ['~'.repeat(minLength), '!'.repeat(maxLength)]) {
      await runner.requestOutcome('requestToken', { body: { refresh_token: text } }, 'tokenRejected');
      await runner.requestOutcome('getMemberInfo', { token: text }, 'tokenRejected');
    }
  });

  await runner.runStep('a code can be sent to every valid email address', async () => {
    const at = unused.lastIndexOf('@');
    for (const local of [`${unused.slice(0, at)}+tag`, `${unused.slice(0, at)}.a_b-c`, 'v'.repeat(64)])
      await runner.requestOutcome('sendEmailVerification', { body: { email: local + unused.slice(at) } }, 'sent');
  });
}
