import type { VerifierClient } from '#verify/client.ts';
import { successFields } from '#verify/exchange.ts';
import type { Session } from '#verify/run/run-context.ts';

/** The renewals of sessions that are under way. */
const renewals = new WeakMap<Session, Promise<void>>();

/** Replaces the tokens of a session. Of several requests at the same time, only the first one renews them. */
export async function renewSession(session: Session, usedToken: string, renew: () => Promise<void>) {
  const pending = renewals.get(session);
  if (pending) return pending;
  if (session.accessToken !== usedToken) return;
  const renewal = renew().finally(() => renewals.delete(session));
  renewals.set(session, renewal);
  await renewal;
}

/** Replaces the tokens of an invalid session by a new login, so that one failed step does not fail the next ones. */
export async function logInAgain(client: VerifierClient, session: Session) {
  await renewSession(session, session.accessToken, async () => {
    const body = { member_id: session.id, member_password: session.password };
    const { response } = await client.send('login', { body });
    const { access_token: accessToken, refresh_token: refreshToken } = successFields<'login'>(response);
    if (typeof accessToken === 'string' && typeof refreshToken === 'string')
      Object.assign(session, { accessToken, refreshToken });
  });
}
