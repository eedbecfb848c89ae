import { contractLimit } from '#verify/contract/document.ts';
import { runAtOnce } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { Login } from '#verify/run/settings.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { expectEffect } from './effects.ts';
import { createMember, logInMember, longPassword, newPassword, shortPassword } from './members.ts';
import { convertedVariants, nearMisses, trivialSecrets } from './secret-variants.ts';

const maxFailures = contractLimit('login', 'x-max-attempts');

const loginRequest = ({ id, password }: Login) => ({ body: { member_id: id, member_password: password } });

/** Sends logins with wrong passwords. */
export async function failLogins(runner: WorkflowRunner, { id }: Login, count = maxFailures): Promise<void> {
  for (let attempt = 0; attempt < count; attempt += 1)
    await runner.requestOutcome('login', loginRequest({ id, password: newPassword() }), 'mismatch');
}

/** Logs in and out again. It resets the count of failures, and leaves no session on the server. */
async function logInBriefly(runner: WorkflowRunner, member: Login): Promise<void> {
  const { accessToken } = await logInMember(runner, member, true);
  await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
}

/** Sends a login that must fail, and names the difference in the finding. */
async function expectMismatch(runner: WorkflowRunner, login: Login, label: string): Promise<void> {
  const exchange = await runner.context.client.send('login', loginRequest(login));
  const isAccepted = exchange.response?.status === 200 && JSON.stringify(exchange.response.json).includes('token"');
  const [expected, actual] = ['mismatch (status 200, code 41)', 'a success'];
  const violation = { rule: 'secret', message: `the login accepts ${label}`, expected, actual };
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
  const passwords = [...nearMisses(password), ...convertedVariants(password), ...trivialSecrets(8), ...ofOther];
  const wrong = [
    ...passwords.map(({ label, text }) => ({ label: `a password ${label}`, login: { id, password: text } })),
    ...[...nearMisses(id), ...convertedVariants(id)].map(({ label, text }) => ({
      label: `an ID ${label}`,
      login: { id: text, password },
    })),
  ];
  // One failure less than the number that locks the account.
  const groupSize = maxFailures - 1;
  for (let start = 0; start < wrong.length; start += groupSize) {
    await runner.runStep(`the login compares ID and password exactly (${start / groupSize + 1})`, async () => {
      await runAtOnce(runner, wrong.slice(start, start + groupSize), (part, { label, login }) =>
        expectMismatch(part, login, label),
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
  await runner.runStep('five failed logins in a row lock the account, even for the right password', async () => {
    await failLogins(runner, member);
    for (const password of [member.password, newPassword()])
      await runner.requestOutcome('login', loginRequest({ ...member, password }), 'tooManyFailures');
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
    await failLogins(runner, member, maxFailures - 1);
    await failLogins(runner, neighbour, 1);
    const message = 'failed logins of one member lock another';
    for (const one of [neighbour, member]) {
      await expectEffect(runner, 'login', message, 'login', loginRequest(one), 'loggedIn');
      await logInBriefly(runner, one);
    }
  });
}

/** Checks which passwords a change accepts, and that it keeps the session. */
export async function checkPasswordChange(runner: WorkflowRunner): Promise<void> {
  const member = await runner.runStep('a sign-up creates a member (change)', () => createMember(runner, 'change'));
  if (!member) return;
  await runner.runStep('a password change needs the current password and keeps the session valid', async () => {
    const password = newPassword();
    runner.context.secrets.add('PASSWORD', password);
    const changeRequest = (from: string, to: string) => ({
      body: { member_original_password: from, member_new_password: to },
    });
    await runner.requestAs(member, 'changePw', changeRequest(newPassword(), password), 'wrongPassword');
    await runner.requestAs(member, 'changePw', changeRequest(member.password, member.password), 'samePassword');
    await runAtOnce(runner, [...nearMisses(member.password), ...convertedVariants(member.password)], (part, { text }) =>
      part.requestAs(member, 'changePw', changeRequest(text, password), 'wrongPassword'),
    );
    await runner.requestAs(member, 'changePw', changeRequest(member.password, password), 'changed');
    const cause = 'changePw';
    const oldLogin = loginRequest(member);
    member.password = password;
    const ended = 'a password change ends the session';
    const profile = { token: member.accessToken };
    await expectEffect(runner, cause, ended, 'getMemberInfo', profile, 'general');
    const refreshRequest = { body: { refresh_token: member.refreshToken } };
    await expectEffect(runner, cause, ended, 'requestToken', refreshRequest, 'refreshed');
    await expectEffect(runner, cause, 'the old password stays valid', 'login', oldLogin, 'mismatch');
    Object.assign(member, await logInMember(runner, member, true));
    const repeated = changeRequest(oldLogin.body.member_password, newPassword());
    await runner.requestAs(member, 'changePw', repeated, 'wrongPassword');
    // Only the current password is refused as a new one. The last change restores the first password.
    const [resembling = { text: password }] = nearMisses(password);
    const others = [resembling.text, longPassword(), shortPassword(), oldLogin.body.member_password];
    for (const text of others) {
      runner.context.secrets.add('PASSWORD', text);
      await runner.requestAs(member, 'changePw', changeRequest(member.password, text), 'changed');
      member.password = text;
    }
    Object.assign(member, await logInMember(runner, member, true));
  });
}
