import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember } from './account/created-members.ts';
import { checkEmailChange } from './account/email-change.ts';
import { checkEmailVerification } from './account/email-verification.ts';
import { checkCredentialLimits } from './account/limits.ts';
import { checkParallelRequests } from './account/parallel.ts';
import { checkPasswordReset, createResetMembers } from './account/password-reset.ts';
import { checkAccountLock } from './account/passwords.ts';
import { checkSessionTokens } from './account/session-tokens.ts';
import { logInMember } from './session.ts';

/** The groups of checks. Each uses members and addresses of its own, so they run at the same time. */
const groups: ((runner: WorkflowRunner) => Promise<void>)[] = [
  (runner) =>
    checkSessionTokens(runner, () => {
      const member = runner.requireSession('login', 'logout', 'requestToken');
      return logInMember(runner, member, member.isCreatedByRun);
    }),
  checkEmailVerification,
  (runner) =>
    checkAccountLock(
      runner,
      runner.findSession(({ isCreatedByRun }) => isCreatedByRun),
    ),
  async (runner) => {
    const members = await createResetMembers(runner);
    if (!members) return;
    await checkPasswordReset(runner, members.victim, members.stranger);
    await checkEmailChange(runner, members.victim, members.stranger);
  },
  async (runner) => {
    const member = await runner.runStep('a sign-up creates a member (e06)', () => createMember(runner, 'e06'));
    if (member) await checkCredentialLimits(runner, member);
  },
  async (runner) => {
    const member = await runner.runStep('a sign-up creates a member (e07)', () => createMember(runner, 'e07'));
    if (member) await checkParallelRequests(runner, member);
  },
];

/**
 * Checks passwords, tokens, mailed codes and the rights that they give: near misses, reuse, other members, and what stays
 * valid after a logout or a reset. Except for the tokens, the checks use accounts that the run creates for them.
 */
export async function checkCredentials(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, groups, (part, check) => check(part));
}
