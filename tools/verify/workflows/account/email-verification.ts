import { contractLimit } from '#verify/contract/contract-limits.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestMailedCode, runEmail, verifyEmail, wrongCodeFor } from '../email-codes.ts';
import { expectEffect } from './effects.ts';
import { convertedVariants, nearMisses } from './near-misses.ts';

const verifyRequest = (email: string, code: string) => ({ body: { email, code } });

/** Checks which codes are accepted for which address, and how long a code and a verification last without the clock. */
export async function checkEmailVerification(runner: WorkflowRunner): Promise<void> {
  const maxWrong = contractLimit('verifyCode', 'x-max-attempts');
  const enterWrongCodes = async (email: string, codes: string[]) => {
    for (const code of codes) await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'wrongCode');
  };

  await runner.runStep('a text that resembles the code counts as a wrong code', async () => {
    runner.requireWritePermission('sendEmailVerification', 'verifyCode');
    const email = runEmail(runner, 'near');
    const code = await requestMailedCode(runner, email);
    const trivial = ['000000', '111111', '123456'].filter((text) => text !== code);
    const similar = [...trivial, ...[...nearMisses(code), ...convertedVariants(code)].map(({ text }) => text)];
    for (let start = 0; start < similar.length; start += maxWrong - 1) {
      await enterWrongCodes(email, similar.slice(start, start + maxWrong - 1));
      await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'verified');
    }
  });

  await runner.runStep('the right code resets the count of wrong codes, and may be sent again', async () => {
    runner.requireWritePermission('sendEmailVerification', 'verifyCode');
    const email = runEmail(runner, 'again');
    const code = await requestMailedCode(runner, email);
    const wrong = Array.from({ length: maxWrong - 1 }, () => wrongCodeFor(code));
    for (let round = 0; round < 2; round += 1) {
      await enterWrongCodes(email, wrong);
      await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'verified');
    }
  });

  await runner.runStep('a code is valid for its own email address only', async () => {
    runner.requireWritePermission('sendEmailVerification', 'verifyCode');
    const [one, other] = [runEmail(runner, 'mine'), runEmail(runner, 'theirs')];
    const [code, otherCode] = [await requestMailedCode(runner, one), await requestMailedCode(runner, other)];
    if (code !== otherCode) await runner.requestOutcome('verifyCode', verifyRequest(one, otherCode), 'wrongCode');
    await runner.requestOutcome('verifyCode', verifyRequest(one, code), 'verified');
    const body = { member_name: '아무개', member_email: other };
    await runner.requestOutcome('findMemberId', { body }, 'emailNotVerified');
  });

  await runner.runStep('a new code is valid after too many wrong codes', async () => {
    runner.requireWritePermission('sendEmailVerification', 'verifyCode');
    const email = runEmail(runner, 'revived');
    const code = await requestMailedCode(runner, email);
    await enterWrongCodes(
      email,
      Array.from({ length: maxWrong }, () => wrongCodeFor(code)),
    );
    await runner.requestOutcome('verifyCode', verifyRequest(email, code), 'codeExpired');
    const body = { member_name: '아무개', member_email: email };
    const message = 'wrong codes verify the email address';
    await expectEffect(runner, 'verifyCode', message, 'findMemberId', { body }, 'emailNotVerified');
    await verifyEmail(runner, email);
  });

  await runner.runStep('neither its use nor another code ends a verification', async () => {
    runner.requireWritePermission('sendEmailVerification', 'verifyCode');
    const email = runEmail(runner, 'lasting');
    const body = { member_name: '아무개', member_email: email };
    await verifyEmail(runner, email);
    await runner.requestOutcome('findMemberId', { body }, 'noMember');
    await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
    await runner.requestOutcome('findMemberId', { body }, 'noMember');
  });
}
