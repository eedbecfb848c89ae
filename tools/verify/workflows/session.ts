import type { MemberSession } from '#verify/run/run-context.ts';
import type { Login } from '#verify/run/settings.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { expectEffect } from './account/effects.ts';

const loginOutcomes = ['loggedIn', 'loggedInStudent', 'loggedInSpecial', 'loggedInHonorary'];

/** Logs a member in and returns the session. */
export async function logInMember(
  runner: WorkflowRunner,
  { id, password }: Login,
  isCreatedByRun = false,
): Promise<MemberSession> {
  const { secrets } = runner.context;
  secrets.add('PASSWORD', password, id);
  const body = { member_id: id, member_password: password };
  const { data } = await runner.requestOutcome('login', { body }, ...loginOutcomes);
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    member_name: name,
    member_pk: pk,
    member_type: type,
  } = data;
  runner.requireOrSkip(
    typeof accessToken === 'string' && typeof refreshToken === 'string',
    'the login returns no tokens',
    'logout',
    'requestToken',
  );
  runner.check(accessToken !== refreshToken, {
    rule: 'tokens',
    message: 'access token and refresh token are equal',
    pointer: '/data',
  });
  return { id, password, name, pk, type, accessToken, refreshToken, isCreatedByRun };
}

/** Logs in the members that the tester named, for all other workflows. */
async function logInGivenMembers(runner: WorkflowRunner): Promise<void> {
  const { settings, sessions } = runner.context;
  if (settings.members.length === 0) {
    await runner.runStep('members log in', async () => {
      runner.requireOrSkip(null, 'no member was given (--member id:password)', 'login', 'logout', 'requestToken');
    });
  }
  for (const [index, member] of settings.members.entries()) {
    const session = await runner.runStep(`member ${index + 1} logs in`, () => logInMember(runner, member));
    if (session) sessions.push(session);
  }
}

/** Checks that a token is accepted, by reading the member's profile. */
const expectTokenAccepted = (runner: WorkflowRunner, token: string) =>
  runner.requestOutcome('getMemberInfo', { token }, 'general', 'student');
const expectTokenRejected = (runner: WorkflowRunner, token: string) =>
  runner.requestOutcome('getMemberInfo', { token }, 'tokenRejected');

/** Checks login, refresh and logout, and that a logout makes the tokens invalid. */
export async function checkSessions(runner: WorkflowRunner): Promise<void> {
  await logInGivenMembers(runner);
  const newSession = () => {
    const { id, password } = runner.requireSession('login', 'logout', 'requestToken');
    return logInMember(runner, { id, password });
  };

  await runner.runStep('a login with an unknown ID is rejected', async () => {
    const body = { member_id: `${runner.context.prefix}nobody`, member_password: 'wrong-One1' };
    await runner.requestOutcome('login', { body }, 'mismatch');
  });

  await runner.runStep('two logins create two sessions', async () => {
    const [first, second] = [await newSession(), await newSession()];
    runner.check(first.accessToken !== second.accessToken, {
      rule: 'tokens',
      message: 'two logins have the same access token',
    });
    await runner.requestOutcome('logout', { token: first.accessToken }, 'loggedOut');
    await runner.requestOutcome('logout', { token: second.accessToken }, 'loggedOut');
  });

  await runner.runStep('a refresh returns a new access token', async () => {
    const { accessToken, refreshToken, pk, id } = await newSession();
    const { data } = await runner.requestOutcome(
      'requestToken',
      { body: { refresh_token: refreshToken } },
      'refreshed',
    );
    const isNew = data.access_token !== accessToken && data.access_token !== refreshToken;
    runner.check(isNew, {
      rule: 'tokens',
      message: 'the refresh returns no new token',
      pointer: '/data/access_token',
    });
    const profile = await expectTokenAccepted(runner, data.access_token);
    runner.checkEqual(
      profile.data.member_info.member_id,
      id,
      'own-data',
      `the new token gives access to another profile than that of member ${pk}`,
    );
    await runner.requestOutcome('requestToken', { body: { refresh_token: refreshToken } }, 'refreshed');
    await runner.requestOutcome('logout', { token: data.access_token }, 'loggedOut');
  });

  await runner.runStep('a refresh with an access token is rejected', async () => {
    const { accessToken } = await newSession();
    await runner.requestOutcome('requestToken', { body: { refresh_token: accessToken } }, 'tokenRejected');
    await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
  });

  await runner.runStep('a refresh token is rejected as access token', async () => {
    const { accessToken, refreshToken } = await newSession();
    await expectTokenRejected(runner, refreshToken);
    await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
  });

  await runner.runStep('a logout makes the access token invalid', async () => {
    const { accessToken } = await newSession();
    const { exchange } = await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
    const cause = exchange.operation;
    const message = 'a logout does not end the access token';
    await expectEffect(runner, cause, message, 'getMemberInfo', { token: accessToken }, 'tokenRejected');
  });

  await runner.runStep('a logout makes the refresh token invalid', async () => {
    const { accessToken, refreshToken } = await newSession();
    const { exchange } = await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
    const cause = exchange.operation;
    const message = 'a logout does not end the refresh token';
    const body = { refresh_token: refreshToken };
    await expectEffect(runner, cause, message, 'requestToken', { body }, 'tokenRejected');
  });

  await runner.runStep('a refresh with an invalid token is rejected', async () => {
    await runner.requestOutcome(
      'requestToken',
      { body: { refresh_token: 'rt.0000000000000000.nobody' } },
      'tokenRejected',
    );
  });
}
