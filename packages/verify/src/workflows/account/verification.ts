import { contractLimit } from '#verify/contract/document.ts';
import { runAtOnce, runSteps, type Step } from '#verify/run/run-branches.ts';
import type { Runner } from '#verify/run/runner.ts';
import {
  codeRequest,
  requestMailedCode,
  runEmail,
  searchRequest,
  verifyEmail,
  wrongCodeFor,
} from './account-requests.ts';
import { expectEffect } from './effects.ts';
import { convertedVariants, nearMisses } from './secret-variants.ts';

const anySearch = (email: string) => searchRequest('아무개', email);

const maxWrong = contractLimit('verifyCode', 'x-max-attempts');

async function enterWrongCodes(runner: Runner, email: string, codes: string[]) {
  await runAtOnce(runner, codes, (part, code) =>
    part.requestOutcome('verifyCode', codeRequest(email, code), 'wrongCode'),
  );
}

const repeatCode = (code: string, times: number): string[] => Array.from({ length: times }, () => code);

/** Steps about codes and verifications. Each has email addresses of its own, so they run at the same time. */
const steps: Step[] = [
  [
    'a code is sent to email addresses of unusual forms',
    async (runner) => {
      const [local = '', domain = ''] = runEmail(runner, 'unused').split('@');
      const longest = `${'v'.repeat(64)}@${'d'.repeat(60)}.${domain}`;
      for (const email of [`${local}+tag@${domain}`, `${local}.a_b-C@${domain}`, longest])
        await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
    },
  ],

  [
    'a code is rejected for an email address without a sent code',
    (runner) => runner.requestOutcome('verifyCode', codeRequest(runEmail(runner, 'nothing'), '000000'), 'notSent'),
  ],

  [
    'a text that resembles the code counts as a wrong code, and the right code resets the count and stays valid',
    async (runner) => {
      const email = runEmail(runner, 'near');
      const code = await requestMailedCode(runner, email);
      const trivial = ['000000', '111111', '123456'].filter((text) => text !== code);
      const similar = [...trivial, ...[...nearMisses(code), ...convertedVariants(code)].map(({ text }) => text)];
      for (let start = 0; start < similar.length; start += maxWrong - 1) {
        await enterWrongCodes(runner, email, similar.slice(start, start + maxWrong - 1));
        await runner.requestOutcome('verifyCode', codeRequest(email, code), 'verified');
      }
    },
  ],

  [
    'a new code replaces the previous one',
    async (runner) => {
      const email = runEmail(runner, 'twice');
      const [first, second] = [await requestMailedCode(runner, email), await requestMailedCode(runner, email)];
      if (first !== second) await runner.requestOutcome('verifyCode', codeRequest(email, first), 'wrongCode');
      await runner.requestOutcome('verifyCode', codeRequest(email, second), 'verified');
    },
  ],

  [
    'a code is valid for its own email address only',
    async (runner) => {
      const [one, other] = [runEmail(runner, 'mine'), runEmail(runner, 'theirs')];
      const [code, otherCode] = [await requestMailedCode(runner, one), await requestMailedCode(runner, other)];
      if (code !== otherCode) await runner.requestOutcome('verifyCode', codeRequest(one, otherCode), 'wrongCode');
      await runner.requestOutcome('verifyCode', codeRequest(one, code), 'verified');
      await runner.requestOutcome('findMemberId', anySearch(other), 'emailNotVerified');
    },
  ],

  [
    'a verification is valid for the whole email address',
    async (runner) => {
      const plain = runEmail(runner, 'part');
      const tagged = plain.replace('@', '+news@');
      await verifyEmail(runner, tagged);
      const message = 'a verification is valid for another email address';
      for (const email of [plain, tagged.replace('+', '.')])
        await expectEffect(runner, 'verifyCode', message, 'findMemberId', anySearch(email), 'emailNotVerified');
    },
  ],

  [
    'wrong codes of two email addresses, and of two codes, are counted apart',
    async (runner) => {
      const [one, other] = [runEmail(runner, 'count1'), runEmail(runner, 'count2')];
      const [code, otherCode] = [await requestMailedCode(runner, one), await requestMailedCode(runner, other)];
      await enterWrongCodes(runner, one, repeatCode(wrongCodeFor(code), maxWrong - 1));
      await enterWrongCodes(runner, other, [wrongCodeFor(otherCode)]);
      await runner.requestOutcome('verifyCode', codeRequest(other, otherCode), 'verified');
      const newCode = await requestMailedCode(runner, one);
      await enterWrongCodes(runner, one, [wrongCodeFor(newCode)]);
      const [cause, message] = ['sendEmailVerification', 'a new code keeps the count of wrong codes'] as const;
      await expectEffect(runner, cause, message, 'verifyCode', codeRequest(one, newCode), 'verified');
    },
  ],

  [
    'too many wrong codes, also texts that are no codes, end a code; a new one is valid',
    async (runner) => {
      const email = runEmail(runner, 'revived');
      for (const wrong of [wrongCodeFor, () => 'abcdef']) {
        const code = await requestMailedCode(runner, email);
        await enterWrongCodes(runner, email, repeatCode(wrong(code), maxWrong));
        await runner.requestOutcome('verifyCode', codeRequest(email, code), 'codeExpired');
      }
      const message = 'wrong codes verify the email address';
      await expectEffect(runner, 'verifyCode', message, 'findMemberId', anySearch(email), 'emailNotVerified');
      await verifyEmail(runner, email);
    },
  ],

  [
    'neither its use nor another code ends a verification',
    async (runner) => {
      const email = runEmail(runner, 'lasting');
      await verifyEmail(runner, email);
      await runner.requestOutcome('findMemberId', anySearch(email), 'noMember');
      const code = await requestMailedCode(runner, email);
      await runner.requestOutcome('findMemberId', anySearch(email), 'noMember');
      await enterWrongCodes(runner, email, [wrongCodeFor(code)]);
      const message = 'a wrong code ends a verification';
      await expectEffect(runner, 'verifyCode', message, 'findMemberId', anySearch(email), 'noMember');
    },
  ],
];

/** Checks which codes are accepted for which address, and what a verification permits. */
export const checkVerification = (runner: Runner): Promise<void> => runSteps(runner, steps);
