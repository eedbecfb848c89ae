import { contractLimit } from '#verify/contract/contract-limits.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestMailedCode, runEmail, verifyEmail, wrongCodeFor } from '#verify/workflows/email-codes.ts';
import { expectEffect } from './effects.ts';
import { convertedVariants, nearMisses } from './near-misses.ts';

const verifyRequest = (email: string, code: string) => ({ body: { email, code } });

const maxWrong = contractLimit('verifyCode', 'x-max-attempts');

async function enterWrongCodes(runner: WorkflowRunner, email: string, codes: string[]): Promise<void> {
  await runAtOnce(runner, codes, (part, code) =>
    part.requestOutcome('verifyCode', verifyRequest(email, code), 'wrongCode'),
  );
}

/** The steps about codes and verifications. Each has email addresses of its own, so they run at the same time. */
const verificationSteps: [title: string, check: (runner: WorkflowRunner) => Promise<void>][] = [
  [
    'a text that resembles the code counts as a wrong code',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'near');
      const code = await requestMailedCode(runner, email);
      const trivial = ['000000', '111111', '123456'].filter((text) => text !== code);
      const similar = [...trivial, ...[...nearMisses(code), ...convertedVariants(code)].map(({ text }) => text)];
      for (let start = 0; start < similar.length; start += maxWrong - 1) {
        await enterWrongCodes(runner, email, similar.slice(start, start + maxWrong - 1));
        await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'verified');
      }
    },
  ],

  [
    'the right code resets the count of wrong codes, and may be sent again',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'again');
      const code = await requestMailedCode(runner, email);
      const wrong = Array.from({ length: maxWrong - 1 }, () => wrongCodeFor(code));
      for (let round = 0; round < 2; round += 1) {
        await enterWrongCodes(runner, email, wrong);
        await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'verified');
      }
    },
  ],

  [
    'a code is valid for its own email address only',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const [one, other] = [runEmail(runner, 'mine'), runEmail(runner, 'theirs')];
      const [code, otherCode] = [await requestMailedCode(runner, one), await requestMailedCode(runner, other)];
      if (code !== otherCode) await runner.requestOutcome('verifyCode', verifyRequest(one, otherCode), 'wrongCode');
      await runner.requestOutcome('verifyCode', verifyRequest(one, code), 'verified');
      const body = { member_name: '아무개', member_email: other };
      await runner.requestOutcome('findMemberId', { body }, 'emailNotVerified');
    },
  ],

  [
    'a verification is valid for the whole email address',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const plain = runEmail(runner, 'part');
      const tagged = plain.replace('@', '+news@');
      await verifyEmail(runner, tagged);
      for (const email of [plain, tagged.replace('+', '.')])
        await expectEffect(
          runner,
          'verifyCode',
          'a verification is valid for another email address',
          'findMemberId',
          { body: { member_name: '아무개', member_email: email } },
          'emailNotVerified',
        );
    },
  ],

  [
    'wrong codes of two email addresses, and of two codes, are counted apart',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const [one, other] = [runEmail(runner, 'count1'), runEmail(runner, 'count2')];
      const [code, otherCode] = [await requestMailedCode(runner, one), await requestMailedCode(runner, other)];
      const wrong = Array.from({ length: maxWrong - 1 }, () => wrongCodeFor(code));
      await enterWrongCodes(runner, one, wrong);
      await enterWrongCodes(runner, other, [wrongCodeFor(otherCode)]);
      await runner.requestOutcome('verifyCode', verifyRequest(other, otherCode), 'verified');
      const newCode = await requestMailedCode(runner, one);
      await enterWrongCodes(runner, one, [wrongCodeFor(newCode)]);
      const message = 'a new code keeps the count of wrong codes';
      await expectEffect(
        runner,
        'sendEmailVerification',
        message,
        'verifyCode',
        verifyRequest(one, newCode),
        'verified',
      );
    },
  ],

  [
    'texts that are no codes count as wrong codes',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'texts');
      const code = await requestMailedCode(runner, email);
      await enterWrongCodes(
        runner,
        email,
        Array.from({ length: maxWrong }, () => 'abcdef'),
      );
      await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'codeExpired');
    },
  ],

  [
    'a new code is valid after too many wrong codes',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'revived');
      const code = await requestMailedCode(runner, email);
      await enterWrongCodes(
        runner,
        email,
        Array.from({ length: maxWrong }, () => wrongCodeFor(code)),
      );
      await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'codeExpired');
      const body = { member_name: '아무개', member_email: email };
      const message = 'wrong codes verify the email address';
      await expectEffect(runner, 'verifyCode', message, 'findMemberId', { body }, 'emailNotVerified');
      await verifyEmail(runner, email);
    },
  ],

  [
    'neither its use nor another code ends a verification',
    async (runner) => {
      runner.requireWritePermission('sendEmailVerification', 'verifyCode');
      const email = runEmail(runner, 'lasting');
      const body = { member_name: '아무개', member_email: email };
      await verifyEmail(runner, email);
      await runner.requestOutcome('findMemberId', { body }, 'noMember');
      const code = await requestMailedCode(runner, email);
      await runner.requestOutcome('findMemberId', { body }, 'noMember');
      await enterWrongCodes(runner, email, [wrongCodeFor(code)]);
      const message = 'a wrong code ends a verification';
      await expectEffect(runner, 'verifyCode', message, 'findMemberId', { body }, 'noMember');
    },
  ],
];

/** Checks which codes are accepted for which address, and how long a code and a verification last without the clock. */
export async function checkEmailVerification(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, verificationSteps, async (part, [title, check]) => {
    await part.runStep(title, () => check(part));
  });
}
