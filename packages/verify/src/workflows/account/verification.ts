import { contractLimit } from '#verify/contract/document.ts';
import { inGroupsOf } from '#verify/contract/json-values.ts';
import type { Runner, Steps } from '#verify/run/runner.ts';
import { accounts, requestOf, wrongCodeFor } from './accounts.ts';
import { convertedVariants, nearMisses } from './texts.ts';

const maxWrong = contractLimit('verifyCode', 'x-max-attempts');

/** Enters codes for an email address at the same time, each of which must have the outcome. */
const enter = (runner: Runner, email: string, codes: string[], outcome = 'wrongCode') =>
  runner.runAtOnce(codes, (part, code) => part.requestOutcome('verifyCode', requestOf.code(email, code), outcome));

/** Checks by a search for an ID whether an email address counts as verified. */
const expectVerified = (runner: Runner, message: string, email: string, isVerified: boolean) => {
  const outcome = isVerified ? 'noMember' : 'emailNotVerified';
  return runner.expectEffect('verifyCode', message, 'findMemberId', requestOf.search('아무개', email), outcome);
};

/** Steps about codes and verifications. Each has email addresses of its own, so they run at the same time. */
const steps: Steps = {
  'a code is sent to email addresses of unusual forms, and an address without a code has none': async (runner) => {
    const [local = '', domain = ''] = accounts.email(runner, 'unused').split('@');
    const longest = `${'v'.repeat(64)}@${'d'.repeat(60)}.${domain}`;
    for (const email of [`${local}+tag@${domain}`, `${local}.a_b-C@${domain}`, longest])
      await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
    await enter(runner, accounts.email(runner, 'nothing'), ['000000'], 'notSent');
  },
  'a text that resembles the code is a wrong code; the right code resets the count and stays valid': async (runner) => {
    const email = accounts.email(runner, 'near');
    const code = await accounts.requestCode(runner, email);
    const trivial = ['000000', '111111', '123456'].filter((text) => text !== code);
    const similar = [...trivial, ...nearMisses(code), ...convertedVariants(code)];
    for (const group of inGroupsOf(maxWrong - 1, similar)) {
      await enter(runner, email, group);
      await enter(runner, email, [code], 'verified');
    }
  },
  'a new code replaces the previous one': async (runner) => {
    const email = accounts.email(runner, 'twice');
    const [first, second] = [await accounts.requestCode(runner, email), await accounts.requestCode(runner, email)];
    if (first !== second) await enter(runner, email, [first]);
    await enter(runner, email, [second], 'verified');
  },
  'a code is valid for its own email address only, and a verification for the whole one': async (runner) => {
    const [one, other] = [accounts.email(runner, 'mine'), accounts.email(runner, 'theirs')];
    const [code, otherCode] = [await accounts.requestCode(runner, one), await accounts.requestCode(runner, other)];
    if (code !== otherCode) await enter(runner, one, [otherCode]);
    await enter(runner, one, [code], 'verified');
    const plain = accounts.email(runner, 'part');
    const tagged = plain.replace('@', '+news@');
    await accounts.verifyEmail(runner, tagged);
    for (const email of [other, plain, tagged.replace('+', '.')])
      await expectVerified(runner, 'a verification is valid for another email address', email, false);
  },
  'wrong codes of two email addresses, and of two codes, are counted apart': async (runner) => {
    const [one, other] = [accounts.email(runner, 'count1'), accounts.email(runner, 'count2')];
    const [code, otherCode] = [await accounts.requestCode(runner, one), await accounts.requestCode(runner, other)];
    await enter(runner, one, Array(maxWrong - 1).fill(wrongCodeFor(code)));
    await enter(runner, other, [wrongCodeFor(otherCode)]);
    await enter(runner, other, [otherCode], 'verified');
    const newCode = await accounts.requestCode(runner, one);
    await enter(runner, one, [wrongCodeFor(newCode)]);
    const message = 'a new code keeps the count of wrong codes';
    await runner.expectEffect('sendEmailVerification', message, 'verifyCode', requestOf.code(one, newCode), 'verified');
  },
  'too many wrong codes, also texts that are no codes, end a code; a new one is valid': async (runner) => {
    const email = accounts.email(runner, 'revived');
    for (const wrong of [wrongCodeFor, () => 'abcdef']) {
      const code = await accounts.requestCode(runner, email);
      await enter(runner, email, Array(maxWrong).fill(wrong(code)));
      await enter(runner, email, [code], 'codeExpired');
    }
    await expectVerified(runner, 'wrong codes verify the email address', email, false);
    await accounts.verifyEmail(runner, email);
  },
  'neither its use nor another code ends a verification': async (runner) => {
    const email = accounts.email(runner, 'lasting');
    await accounts.verifyEmail(runner, email);
    await runner.requestOutcome('findMemberId', requestOf.search('아무개', email), 'noMember');
    const code = await accounts.requestCode(runner, email);
    await runner.requestOutcome('findMemberId', requestOf.search('아무개', email), 'noMember');
    await enter(runner, email, [wrongCodeFor(code)]);
    await expectVerified(runner, 'a wrong code ends a verification', email, true);
  },
};

/** Checks which codes are accepted for which address, and what a verification permits. */
export const checkVerification = (runner: Runner): Promise<unknown> => runner.runSteps(steps, () => []);
