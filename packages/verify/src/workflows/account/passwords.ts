import { contractLimit } from '#verify/contract/contract-limits.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { Login } from '#verify/run/settings.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { logInMember } from '#verify/workflows/session.ts';
import { createMember, newPassword } from './created-members.ts';
import { expectEffect } from './effects.ts';
import { convertedVariants, type NearMiss, nearMisses, trivialSecrets } from './near-misses.ts';

/** Logs in and out again. It resets the count of failures, and leaves no session on the server. */
async function logInBriefly(runner: WorkflowRunner, member: Login): Promise<void> {
  const { accessToken } = await logInMember(runner, member, true);
  await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
}

/** Sends a login that must fail, and names the difference in the finding. */
async function expectMismatch(runner: WorkflowRunner, body: Record<string, string>, label: string): Promise<void> {
  const exchange = await runner.context.client.send('login', { body });
  const isAccepted = exchange.response?.status === 200 && JSON.stringify(exchange.response.json).includes('token"');
  const violation = {
    rule: 'secret',
    message: `the login accepts ${label}`,
    expected: 'mismatch (status 200, code 41)',
    actual: 'a success',
  };
  if (runner.check(!isAccepted, violation, { exchange, outcomes: ['mismatch'] }))
    runner.checkResponse('login', exchange, ['mismatch']);
}

/**
 * Checks that the login compares the whole ID and the whole password, exactly.
 * @param other a member whose password is tried too
 */
async function checkExactCredentials(runner: WorkflowRunner, member: Login, other: Login | undefined): Promise<void> {
  const { id, password } = member;
  const ofOther = other ? [{ label: 'of another member', text: other.password }] : [];
  const wrong = [
    ...[...nearMisses(password), ...convertedVariants(password), ...trivialSecrets(8), ...ofOther].map(
      ({ label, text }) => ({
        label: `a password ${label}`,
        body: { member_id: id, member_password: text },
      }),
    ),
    ...[...nearMisses(id), ...convertedVariants(id)].map(({ label, text }: NearMiss) => ({
      label: `an ID ${label}`,
      body: { member_id: text, member_password: password },
    })),
  ];
  // One failure less than the number that locks the account.
  const groupSize = contractLimit('login', 'x-max-attempts') - 1;
  for (let start = 0; start < wrong.length; start += groupSize) {
    await runner.runStep(`the login compares ID and password exactly (${start / groupSize + 1})`, async () => {
      await runAtOnce(runner, wrong.slice(start, start + groupSize), (part, { label, body }) =>
        expectMismatch(part, body, label),
      );
      await logInBriefly(runner, member);
    });
  }
}

/**
 * Checks that a success resets the count of failed logins, that too many failures lock the account, and that the lock
 * concerns no other member.
 * @param other a member that can still log in
 */
export async function checkAccountLock(runner: WorkflowRunner, other: MemberSession | undefined): Promise<void> {
  const member = await runner.runStep('a sign-up creates a member (c03)', () => createMember(runner, 'c03'));
  if (!member) return;
  await checkExactCredentials(runner, member, other);
  const loginRequest = (password: string) => ({ body: { member_id: member.id, member_password: password } });

  await runner.runStep('five failed logins in a row lock the account, even for the right password', async () => {
    for (let attempt = 0; attempt < contractLimit('login', 'x-max-attempts'); attempt += 1)
      await runner.requestOutcome('login', loginRequest(newPassword()), 'mismatch');
    await runner.requestOutcome('login', loginRequest(member.password), 'tooManyFailures');
    await runner.requestOutcome('login', loginRequest(newPassword()), 'tooManyFailures');
    const search = { body: { member_id: member.id, member_email: member.email } };
    await runner.requestOutcome('findMemberPassword', search, 'confirmed');
    const message = 'the lock of an account ends its sessions';
    const body = { refresh_token: member.refreshToken };
    await expectEffect(runner, 'login', message, 'getMemberInfo', { token: member.accessToken }, 'general');
    await runner.requestOutcome('requestToken', { body }, 'refreshed');
  });

  await runner.runStep('a locked account does not lock another member', async () => {
    const neighbour = runner.requireOrSkip(other, 'the run created no second account', 'login');
    await logInBriefly(runner, neighbour);
  });
}

/**
 * Checks that failed logins of two members do not add up. A success of any member may reset a common count, so nothing
 * may run beside this step.
 */
export async function checkSeparateCounts(
  runner: WorkflowRunner,
  member: Login,
  other: Login | undefined,
): Promise<void> {
  await runner.runStep('failed logins of two members are counted apart', async () => {
    const neighbour = runner.requireOrSkip(other, 'the run created no second account', 'login');
    const loginOf = ({ id, password }: Login) => ({ body: { member_id: id, member_password: password } });
    const failLogin = (failing: Login) =>
      runner.requestOutcome('login', loginOf({ ...failing, password: newPassword() }), 'mismatch');
    for (let attempt = 1; attempt < contractLimit('login', 'x-max-attempts'); attempt += 1) await failLogin(member);
    await failLogin(neighbour);
    const message = 'failed logins of one member lock another';
    for (const one of [neighbour, member]) {
      await expectEffect(runner, 'login', message, 'login', loginOf(one), 'loggedIn');
      await logInBriefly(runner, one);
    }
  });
}
