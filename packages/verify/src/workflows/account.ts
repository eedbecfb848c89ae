import type { Runner } from '#verify/run/runner.ts';
import { accounts, type CreatedMember } from './account/accounts.ts';
import { checkEmailChange } from './account/email-change.ts';
import { checkPasswordReset, checkUnverifiedAddress } from './account/password-reset.ts';
import { checkAccountLock, checkPasswordChange } from './account/passwords.ts';
import { checkParallelSignUps, checkRefusedSignUps } from './account/refused-sign-ups.ts';
import { checkVerification } from './account/verification.ts';

type Check = (runner: Runner) => Promise<unknown>;

/** Runs a check with new members, unless one of their sign-ups fails. */
const withMembers =
  (names: string[], check: (runner: Runner, ...members: CreatedMember[]) => Promise<void>): Check =>
  async (runner) => {
    const members = await runner.runStep(`new members sign up (${names.join(', ')})`, () =>
      runner.runAtOnce(names, (part, name) => accounts.create(part, name)),
    );
    if (members) await check(runner, ...members);
  };

/** The groups of checks. Each uses members and addresses of its own, so they run at the same time. */
const groups: Check[] = [
  checkVerification,
  checkUnverifiedAddress,
  checkRefusedSignUps,
  withMembers(['c03'], checkAccountLock),
  withMembers(['change'], checkPasswordChange),
  withMembers(['d04', 'e05'], async (runner, victim, stranger) => {
    await checkPasswordReset(runner, victim, stranger);
    await checkEmailChange(runner, victim, stranger);
  }),
  checkParallelSignUps,
];

/** Checks sign-ups, passwords, mailed codes and the rights that they give. */
export const checkAccounts = (runner: Runner) => runner.runParts(groups, (part, check) => check(part));
