import { runParts } from '#verify/run/run-branches.ts';
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
  const loggedIn = new Map<number, MemberSession>();
  await runParts(runner, [...settings.members.entries()], async (part, [index, member]) => {
    const session = await part.runStep(`member ${index + 1} logs in`, () => logInMember(part, member));
    if (session) loggedIn.set(index, session);
  });
  for (const index of settings.members.keys()) sessions.push(...[loggedIn.get(index) ?? []].flat());
}

/** Checks that a token is accepted, by reading the member's profile. */
const expectTokenAccepted = (runner: WorkflowRunner, token: string) =>
  runner.requestOutcome('getMemberInfo', { token }, 'general', 'student');
const expectTokenRejected = (runner: WorkflowRunner, token: string) =>
  runner.requestOutcome('getMemberInfo', { token }, 'tokenRejected');

/** A step with its title. `newSession` logs in a member that no other step uses at the same time. */
type SessionStep = [
  title: string,
  check: (runner: WorkflowRunner, newSession: () => Promise<MemberSession>) => Promise<void>,
];

/** The steps that check login, refresh and logout. */
const sessionSteps: SessionStep[] = [
  [
    'a login with an unknown ID is rejected',
    async (runner) => {
      const body = { member_id: `${runner.context.prefix}nobody`, member_password: 'wrong-One1' };
      await runner.requestOutcome('login', { body }, 'mismatch');
    },
  ],

  [
    'two logins create two sessions',
    async (runner, newSession) => {
      const [first, second] = [await newSession(), await newSession()];
      runner.check(first.accessToken !== second.accessToken, {
        rule: 'tokens',
        message: 'two logins have the same access token',
      });
      await runner.requestOutcome('logout', { token: first.accessToken }, 'loggedOut');
      await runner.requestOutcome('logout', { token: second.accessToken }, 'loggedOut');
    },
  ],

  [
    'a refresh returns a new access token',
    async (runner, newSession) => {
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
    },
  ],

  [
    'a refresh with an access token is rejected',
    async (runner, newSession) => {
      const { accessToken } = await newSession();
      await runner.requestOutcome('requestToken', { body: { refresh_token: accessToken } }, 'tokenRejected');
      await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
    },
  ],

  [
    'a refresh token is rejected as access token',
    async (runner, newSession) => {
      const { accessToken, refreshToken } = await newSession();
      await expectTokenRejected(runner, refreshToken);
      await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
    },
  ],

  [
    'a logout makes the access token invalid',
    async (runner, newSession) => {
      const { accessToken } = await newSession();
      const { exchange } = await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
      const cause = exchange.operation;
      const message = 'a logout does not end the access token';
      await expectEffect(runner, cause, message, 'getMemberInfo', { token: accessToken }, 'tokenRejected');
    },
  ],

  [
    'a logout makes the refresh token invalid',
    async (runner, newSession) => {
      const { accessToken, refreshToken } = await newSession();
      const { exchange } = await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
      const cause = exchange.operation;
      const message = 'a logout does not end the refresh token';
      const body = { refresh_token: refreshToken };
      await expectEffect(runner, cause, message, 'requestToken', { body }, 'tokenRejected');
    },
  ],

  [
    'a refresh with an invalid token is rejected',
    async (runner) => {
      await runner.requestOutcome(
        'requestToken',
        { body: { refresh_token: 'rt.0000000000000000.nobody' } },
        'tokenRejected',
      );
    },
  ],
];

/**
 * Checks login, refresh and logout, and that a logout makes the tokens invalid. The steps are divided among the given
 * members, so that those of different members run at the same time.
 */
export async function checkSessions(runner: WorkflowRunner): Promise<void> {
  await logInGivenMembers(runner);
  const { sessions } = runner.context;
  const members: (MemberSession | undefined)[] = sessions.length > 0 ? [...sessions] : [undefined];
  await runParts(runner, members, async (part, member) => {
    const newSession = () => {
      const { id, password } = member ?? part.requireSession('login', 'logout', 'requestToken');
      return logInMember(part, { id, password });
    };
    const own = sessionSteps.filter((_, index) => index % members.length === members.indexOf(member));
    for (const [title, check] of own) await part.runStep(title, () => check(part, newSession));
  });
}
