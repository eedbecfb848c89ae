import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkEmailChange } from './account/email-change.ts';
import { checkEmailVerification } from './account/email-verification.ts';
import { checkCredentialLimits } from './account/limits.ts';
import { checkParallelRequests } from './account/parallel.ts';
import { checkPasswordReset, createResetMembers } from './account/password-reset.ts';
import { checkAccountLock } from './account/passwords.ts';
import { checkSessionTokens } from './account/session-tokens.ts';
import { logInMember } from './session.ts';

/**
 * Checks passwords, tokens, mailed codes and the rights that they give: near misses, reuse, other members, and what stays
 * valid after a logout or a reset. Except for the tokens, the checks use accounts that the run creates for them.
 */
export async function checkCredentials(runner: WorkflowRunner): Promise<void> {
  await checkSessionTokens(runner, () => {
    const member = runner.requireSession('login', 'logout', 'requestToken');
    return logInMember(runner, member, member.isCreatedByRun);
  });
  await checkEmailVerification(runner);
  await checkAccountLock(
    runner,
    runner.findSession(({ isCreatedByRun }) => isCreatedByRun),
  );
  const members = await createResetMembers(runner);
  if (!members) return;
  await checkPasswordReset(runner, members.victim, members.stranger);
  await checkEmailChange(runner, members.victim);
  await checkCredentialLimits(runner, members.stranger);
  await checkParallelRequests(runner, members.victim);
}
