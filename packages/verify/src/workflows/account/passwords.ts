import { contractLimit } from '#verify/contract/document.ts';
import { inGroupsOf } from '#verify/contract/json-values.ts';
import type { Runner } from '#verify/run/runner.ts';
import type { Login } from '#verify/run/settings.ts';
import { accounts, type CreatedMember, requestOf } from './accounts.ts';
import { convertedVariants, longPassword, nearMisses, newPassword, randomLetters, trivialSecrets } from './texts.ts';

const maxFailures = contractLimit('login', 'x-max-attempts');

/** Sends logins with wrong passwords. */
export async function failLogins(runner: Runner, { id }: Login, count = maxFailures) {
  for (let attempt = 0; attempt < count; attempt += 1)
    await runner.requestOutcome('login', requestOf.login({ id, password: newPassword() }), 'mismatch');
}

/** Logs in and out again. It resets the count of failures, and leaves no session on the server. */
async function logInBriefly(runner: Runner, member: Login) {
  const { accessToken } = await accounts.logIn(runner, member, true);
  await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
}

/** Checks that the login compares the whole ID and the whole password, exactly. */
async function checkExactCredentials(runner: Runner, member: Login, other: Login | undefined) {
  const { id, password } = member;
  const variantsOf = (secret: string) => [...nearMisses(secret), ...convertedVariants(secret)];
  const passwords = [...variantsOf(password), ...trivialSecrets(8), ...(other ? [other.password] : [])];
  const wrong = [
    ...passwords.map((text) => ({ label: 'another password than that of the member', login: { id, password: text } })),
    ...variantsOf(id).map((text) => ({
      label: 'an ID that resembles that of the member',
      login: { id: text, password },
    })),
  ];
  // One failure less than the number that locks the account.
  for (const [number, group] of inGroupsOf(maxFailures - 1, wrong).entries())
    await runner.runStep(`the login compares ID and password exactly (${number + 1})`, async () => {
      await runner.runAtOnce(group, (part, { label, login }) =>
        part.expectEffect('login', `the login accepts ${label}`, 'login', requestOf.login(login), 'mismatch'),
      );
      await logInBriefly(runner, member);
    });
}

/** Checks that too many failed logins in a row lock the account, and no other member. */
export async function checkAccountLock(runner: Runner, member: CreatedMember) {
  const [other] = runner.members.created;
  await checkExactCredentials(runner, member, other);
  await runner.runStep('five failed logins in a row lock the account, even for the right password', async () => {
    await failLogins(runner, member);
    for (const password of [member.password, newPassword()])
      await runner.requestOutcome('login', requestOf.login({ ...member, password }), 'tooManyFailures');
    await runner.requestOutcome('findMemberPassword', requestOf.confirm(member.id, member.email), 'confirmed');
    const message = 'the lock of an account ends its sessions';
    await runner.expectEffect('login', message, 'getMemberInfo', { token: member.accessToken }, 'general');
    await runner.requestOutcome('requestToken', requestOf.refresh(member.refreshToken), 'refreshed');
  });
  await runner.runStep('a locked account does not lock another member', () =>
    logInBriefly(runner, runner.requireCreated('login')),
  );
}

/** Checks that failed logins of two members do not add up. No other login may run beside it. */
export async function checkSeparateCounts(runner: Runner, member: Login) {
  await runner.runStep('failed logins of two members are counted apart', async () => {
    const neighbour = runner.requireCreated('login');
    await failLogins(runner, member, maxFailures - 1);
    await failLogins(runner, neighbour, 1);
    const message = 'failed logins of one member lock another';
    for (const one of [neighbour, member]) {
      await runner.expectEffect('login', message, 'login', requestOf.login(one), 'loggedIn');
      await logInBriefly(runner, one);
    }
  });
}

/** Checks which passwords a change accepts, and that it keeps the session. */
export async function checkPasswordChange(runner: Runner, member: CreatedMember) {
  await runner.runStep('a password change needs the current password and keeps the session valid', async () => {
    const change = (from: string, to: string, outcome = 'changed', part = runner) => {
      part.context.secrets.add('PASSWORD', to);
      const body = { member_original_password: from, member_new_password: to };
      return part.requestAs(member, 'changePw', { body }, outcome);
    };
    const password = newPassword();
    await change(member.password, member.password, 'samePassword');
    const wrong = [...nearMisses(member.password), ...convertedVariants(member.password)];
    await runner.runAtOnce([newPassword(), ...wrong], (part, text) => change(text, password, 'wrongPassword', part));
    await change(member.password, password);
    const oldLogin = requestOf.login(member);
    const { member_password: oldPassword } = oldLogin.body;
    member.password = password;
    const ended = 'a password change ends the session';
    await runner.expectEffect('changePw', ended, 'getMemberInfo', { token: member.accessToken }, 'general');
    await runner.expectEffect('changePw', ended, 'requestToken', requestOf.refresh(member.refreshToken), 'refreshed');
    await runner.expectEffect('changePw', 'the old password stays valid', 'login', oldLogin, 'mismatch');
    Object.assign(member, await accounts.logIn(runner, member, true));
    await change(oldPassword, newPassword(), 'wrongPassword');
    // Only the current password is refused as a new one. The last change restores the first password.
    for (const text of [`${password}0`, longPassword(), randomLetters(6), oldPassword]) {
      await change(member.password, text);
      member.password = text;
    }
    Object.assign(member, await accounts.logIn(runner, member, true));
  });
}
