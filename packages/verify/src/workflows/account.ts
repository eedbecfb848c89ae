import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkEmailChange } from './account/email-change.ts';
import { createMember } from './account/members.ts';
import { checkParallelRequests } from './account/parallel.ts';
import { checkPasswordReset, checkUnverifiedAddress } from './account/password-reset.ts';
import { checkAccountLock, checkPasswordChange } from './account/passwords.ts';
import { checkRefusedSignUps } from './account/refused-sign-ups.ts';
import { checkVerification } from './account/verification.ts';

/** The groups of checks. Each uses members and addresses of its own, so they run at the same time. */
const groups: ((runner: WorkflowRunner) => Promise<void>)[] = [
  checkVerification,
  checkUnverifiedAddress,
  checkRefusedSignUps,
  (runner) =>
    checkAccountLock(
      runner,
      runner.findSession(({ isCreatedByRun }) => isCreatedByRun),
    ),
  checkPasswordChange,
  async (runner) => {
    const victim = await runner.runStep('a sign-up creates a member (d04)', () => createMember(runner, 'd04'));
    const stranger = await runner.runStep('a sign-up creates a member (e05)', () => createMember(runner, 'e05'));
    if (!victim || !stranger) return;
    await checkPasswordReset(runner, victim, stranger);
    await checkEmailChange(runner, victim, stranger);
  },
  async (runner) => {
    const member = await runner.runStep('a sign-up creates a member (e07)', () => createMember(runner, 'e07'));
    if (member) await checkParallelRequests(runner, member);
  },
];

/**
 * Checks sign-ups, passwords, mailed codes and the rights that they give: near misses, reuse, other members, and what stays
 * valid after a change or a reset.
 */
export const checkAccounts = (runner: WorkflowRunner): Promise<void> =>
  runParts(runner, groups, (part, check) => check(part));
