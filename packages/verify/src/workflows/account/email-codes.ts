import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

/** Returns a six-digit code that differs from the given one. */
export const wrongCodeFor = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** Returns an email address for an account of the run. */
export const runEmail = (runner: WorkflowRunner, name: string) =>
  runner.context.settings.emailPattern.replace('{id}', `${runner.context.prefix}${name}`);

/**
 * Requests a verification code and reads it from the tester's inbox. Skips the step without an inbox.
 * @param member the member who sends the request; a guest sends it without one
 */
export async function requestMailedCode(
  runner: WorkflowRunner,
  email: string,
  member?: MemberSession,
): Promise<string> {
  const readMailedCode = runner.requireOrSkip(
    runner.context.settings.readMailedCode,
    'the step needs a code from a mail (--inbox)',
    'verifyCode',
  );
  if (member) await runner.requestAs(member, 'sendEmailVerification', { body: { email } }, 'sent');
  else await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
  const code = await readMailedCode(email).catch((error: Error) =>
    runner.requireOrSkip<string>(null, `the step needs a code from a mail: ${error.message}`),
  );
  runner.context.secrets.add('CODE', code);
  return code;
}

/** Verifies an email address with a mailed code, as the website does. */
export async function verifyEmail(runner: WorkflowRunner, email: string): Promise<void> {
  const code = await requestMailedCode(runner, email);
  await runner.requestOutcome('verifyCode', { body: { email, code } }, 'verified');
}
