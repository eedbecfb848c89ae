import type { OperationId } from '#verify/exchange.ts';
import type { Runner, Session, Steps } from '#verify/run/runner.ts';
import { accounts, requestOf } from './account/accounts.ts';
import { checkSignUpData } from './account/sign-ups.ts';
import { nearMisses, newPassword, trivialSecrets } from './account/texts.ts';

/** Logs in the members that the tester named, for all other workflows. */
async function logInGivenMembers(runner: Runner) {
  const { settings, sessions } = runner.context;
  const loggedIn = await runner.runParts([...settings.members.entries()], (part, [index, member]) =>
    part.runStep(`member ${index + 1} logs in`, () => accounts.logIn(part, member)),
  );
  sessions.push(...loggedIn.flatMap((session) => session ?? []));
}

const profileOutcomes = ['general', 'student'];

/** Checks whether an access token still gives access to the profile, as an effect of an earlier request. */
const expectAccess = (runner: Runner, cause: OperationId, message: string, token: string, hasAccess: boolean) => {
  const outcomes = hasAccess ? profileOutcomes : ['tokenRejected'];
  return runner.expectEffect(cause, message, 'getMemberInfo', { token }, ...outcomes);
};

/** The steps that check login, refresh and logout. `newSession` logs a member in. */
const sessionSteps: Steps<[newSession: () => Promise<Session>]> = {
  'a login with an unknown ID and a refresh with an unknown token are rejected': async (runner) => {
    const nobody = { id: `${runner.context.prefix}nobody`, password: newPassword() };
    await runner.requestOutcome('login', requestOf.login(nobody), 'mismatch');
    await runner.requestOutcome('requestToken', requestOf.refresh('rt.0000000000000000.nobody'), 'tokenRejected');
  },
  'a refresh returns a new access token, ends no earlier one, and can be repeated': async (runner, newSession) => {
    const { accessToken, refreshToken, pk, id } = await newSession();
    const { data } = await runner.requestOutcome('requestToken', requestOf.refresh(refreshToken), 'refreshed');
    const token = data.access_token;
    const isNew = token !== accessToken && token !== refreshToken;
    const message = 'the refresh returns no new token';
    runner.check(isNew, { rule: 'tokens', message, pointer: '/data/access_token' });
    const { data: read } = await runner.requestOutcome('getMemberInfo', { token }, ...profileOutcomes);
    const foreign = `the new token gives access to another profile than that of member ${pk}`;
    runner.checkEqual(read.member_info.member_id, id, 'own-data', foreign);
    await expectAccess(runner, 'requestToken', 'a refresh ends an earlier access token', accessToken, true);
    await runner.requestOutcome('requestToken', requestOf.refresh(refreshToken), 'refreshed');
    await runner.requestOutcome('logout', { token }, 'loggedOut');
  },
  'one token does not replace the other, nor does a text that resembles it': async (runner, newSession) => {
    const { accessToken, refreshToken } = await newSession();
    await runner.requestOutcome('getMemberInfo', { token: refreshToken }, 'tokenRejected');
    const resembling = [accessToken, ...nearMisses(refreshToken), ...trivialSecrets(16)];
    for (const text of resembling) runner.context.secrets.add('TOKEN', text);
    await runner.runAtOnce(resembling, (part, text) =>
      part.requestOutcome('requestToken', requestOf.refresh(text), 'tokenRejected'),
    );
    await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
  },
  'a logout ends all tokens of its session': async (runner, newSession) => {
    const { accessToken, refreshToken } = await newSession();
    const { data } = await runner.requestOutcome('requestToken', requestOf.refresh(refreshToken), 'refreshed');
    await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
    for (const token of [accessToken, data.access_token])
      await expectAccess(runner, 'logout', 'a logout does not end an access token', token, false);
    const renewal = 'a logout does not end the refresh token';
    await runner.expectEffect('logout', renewal, 'requestToken', requestOf.refresh(refreshToken), 'tokenRejected');
    const twice = 'a session can be ended twice';
    await runner.expectEffect('logout', twice, 'logout', { token: accessToken }, 'tokenRejected');
  },
  'two logins are two sessions, and no login, failed login or logout ends the other': async (runner, newSession) => {
    const [first, second] = [await newSession(), await newSession()];
    const isOther = first.accessToken !== second.accessToken;
    runner.check(isOther, { rule: 'tokens', message: 'two logins have the same access token' });
    await runner.requestOutcome('login', requestOf.login({ id: first.id, password: newPassword() }), 'mismatch');
    const endsAny = 'a login, or a failed one, ends another session of the member';
    await expectAccess(runner, 'login', endsAny, first.accessToken, true);
    await runner.requestOutcome('requestToken', requestOf.refresh(first.refreshToken), 'refreshed');
    await runner.requestOutcome('logout', { token: first.accessToken }, 'loggedOut');
    const message = 'a logout ends another session of the member';
    await expectAccess(runner, 'logout', message, second.accessToken, true);
    await runner.expectEffect('logout', message, 'requestToken', requestOf.refresh(second.refreshToken), 'refreshed');
    await runner.requestOutcome('logout', { token: second.accessToken }, 'loggedOut');
  },
};

/** Checks login, refresh and logout at the same time, and creates the sessions of the run. */
export async function checkSessions(runner: Runner) {
  await logInGivenMembers(runner);
  const { sessions } = runner.context;
  await runner.runSteps(sessionSteps, (part, index) => [
    () => {
      const member = sessions[index % sessions.length];
      return accounts.logIn(part, member ?? part.requireSession('login', 'logout', 'requestToken'));
    },
  ]);
  // Two members for all other workflows. Without the code of a mail, there are none.
  const signUps = { a01: 'complete', b02: 'withoutWorkplace' };
  const created = await runner.runParts(Object.entries(signUps), async (part, [name, example]) => {
    const member = await part.runStep(`a sign-up creates a member (${name})`, () =>
      accounts.create(part, name, {}, example),
    );
    if (member) await checkSignUpData(part, member);
    return member;
  });
  sessions.push(...created.flatMap((member) => member ?? []));
}
