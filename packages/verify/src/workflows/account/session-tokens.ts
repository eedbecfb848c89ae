import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { newPassword } from './created-members.ts';
import { expectEffect } from './effects.ts';
import { nearMisses, trivialSecrets } from './near-misses.ts';

/** Exchanges a refresh token for a new access token. */
export async function refresh(runner: WorkflowRunner, refreshToken: string): Promise<string> {
  const body = { refresh_token: refreshToken };
  const { data } = await runner.requestOutcome('requestToken', { body }, 'refreshed');
  return data.access_token;
}

const profileOutcomes = ['general', 'student'];

/**
 * Checks which tokens a refresh and a logout leave valid.
 * @param newSession logs in and returns a new session of the same member
 */
export async function checkSessionTokens(
  runner: WorkflowRunner,
  newSession: () => Promise<MemberSession>,
): Promise<void> {
  await runner.runStep('a refresh does not end earlier access tokens', async () => {
    const { accessToken, refreshToken } = await newSession();
    const exchange = await runner.requestOutcome(
      'requestToken',
      { body: { refresh_token: refreshToken } },
      'refreshed',
    );
    const cause = exchange.exchange.operation;
    const message = 'a refresh ends an earlier access token';
    await expectEffect(runner, cause, message, 'getMemberInfo', { token: accessToken }, ...profileOutcomes);
    await runner.requestOutcome('logout', { token: exchange.data.access_token }, 'loggedOut');
  });

  await runner.runStep('a logout ends all tokens of its session', async () => {
    const { accessToken, refreshToken } = await newSession();
    const refreshed = await refresh(runner, refreshToken);
    const { exchange } = await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
    const cause = exchange.operation;
    const [access, renewal] = ['an access token', 'the refresh token'].map((name) => `a logout does not end ${name}`);
    await expectEffect(runner, cause, access ?? '', 'getMemberInfo', { token: refreshed }, 'tokenRejected');
    await expectEffect(runner, cause, access ?? '', 'getMemberInfo', { token: accessToken }, 'tokenRejected');
    const body = { refresh_token: refreshToken };
    await expectEffect(runner, cause, renewal ?? '', 'requestToken', { body }, 'tokenRejected');
    await expectEffect(
      runner,
      cause,
      'a session can be ended twice',
      'logout',
      { token: accessToken },
      'tokenRejected',
    );
  });

  await runner.runStep('a logout ends no other session of the member', async () => {
    const [first, second] = [await newSession(), await newSession()];
    const { exchange } = await runner.requestOutcome('logout', { token: first.accessToken }, 'loggedOut');
    const cause = exchange.operation;
    const message = 'a logout ends another session of the member';
    await expectEffect(runner, cause, message, 'getMemberInfo', { token: second.accessToken }, ...profileOutcomes);
    const body = { refresh_token: second.refreshToken };
    await expectEffect(runner, cause, message, 'requestToken', { body }, 'refreshed');
    await runner.requestOutcome('logout', { token: second.accessToken }, 'loggedOut');
  });

  await runner.runStep('neither a login nor a failed login ends another session of the member', async () => {
    const first = await newSession();
    const others = [await newSession(), await newSession(), await newSession()];
    const message = 'a login ends another session of the member';
    const profile = { token: first.accessToken };
    await expectEffect(runner, 'login', message, 'getMemberInfo', profile, ...profileOutcomes);
    const wrong = { body: { member_id: first.id, member_password: newPassword() } };
    await runner.requestOutcome('login', wrong, 'mismatch');
    await expectEffect(runner, 'login', `${message}, although it fails`, 'getMemberInfo', profile, ...profileOutcomes);
    await refresh(runner, first.refreshToken);
    for (const session of [first, ...others])
      await runner.requestOutcome('logout', { token: session.accessToken }, 'loggedOut');
  });

  await runner.runStep('a refresh with a text that resembles the refresh token is rejected', async () => {
    const { accessToken, refreshToken } = await newSession();
    const resembling = nearMisses(refreshToken);
    for (const { text } of resembling) runner.context.secrets.add('TOKEN', text);
    await runAtOnce(runner, [...resembling, ...trivialSecrets(16)], (part, { text }) =>
      part.requestOutcome('requestToken', { body: { refresh_token: text } }, 'tokenRejected'),
    );
    await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
  });
}
