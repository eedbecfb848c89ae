import { runParts } from '#verify/run/run-branches.ts';
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

/** The steps about mailed codes. Each has an email address of its own, so they run at the same time. */
const codeSteps: [title: string, check: (runner: WorkflowRunner) => Promise<void>][] = [
  [
    'a code is rejected for an email address without a sent code',
    async (runner) => {
      runner.requireWritePermission('verifyCode');
      await runner.requestOutcome(
        'verifyCode',
        { body: { email: runEmail(runner, 'nothing'), code: '000000' } },
        'notSent',
      );
    },
  ],

  [
    'a wrong code is rejected, and the right code is accepted afterwards',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'code');
      const code = await requestMailedCode(runner, email);
      await runner.requestOutcome('verifyCode', { body: { email, code: wrongCodeFor(code) } }, 'wrongCode');
      await runner.requestOutcome('verifyCode', { body: { email, code: 'abcdef' } }, 'wrongCode');
      await runner.requestOutcome('verifyCode', { body: { email, code } }, 'verified');
    },
  ],

  [
    'a new code replaces the previous one',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'twice');
      const first = await requestMailedCode(runner, email);
      const second = await requestMailedCode(runner, email);
      if (first !== second) await runner.requestOutcome('verifyCode', { body: { email, code: first } }, 'wrongCode');
      await runner.requestOutcome('verifyCode', { body: { email, code: second } }, 'verified');
    },
  ],

  [
    'after five wrong codes in a row the code is invalid',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'dead');
      const code = await requestMailedCode(runner, email);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await runner.requestOutcome('verifyCode', { body: { email, code: wrongCodeFor(code) } }, 'wrongCode');
      }
      await runner.requestOutcome('verifyCode', { body: { email, code } }, 'codeExpired');
    },
  ],
];

/** Checks that codes are sent, verified, replaced by new ones, and invalid after five wrong attempts. */
export async function checkEmailCodes(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, codeSteps, async (part, [title, check]) => {
    await part.runStep(title, () => check(part));
  });
}
