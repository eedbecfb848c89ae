import type { Login } from '#tools/verify/settings.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';

const kinds = ['loggedIn', 'loggedInStudent', 'loggedInSpecial', 'loggedInHonorary'];

/** Logs a member in and gives the session. */
export async function logIn(walk: Walk, { id, password }: Login, own = false): Promise<Session> {
  const { secrets } = walk.run;
  secrets.add('PASSWORD', password);
  const body = { member_id: id, member_password: password };
  const { data } = await walk.ask('login', { body }, ...kinds);
  const { access_token: access, refresh_token: refresh, member_name: name, member_pk: pk, member_type: type } = data;
  walk.check(access !== refresh, { rule: 'tokens', message: 'both tokens are the same', pointer: '/data' });
  return { id, password, name, pk, type, access, refresh, own };
}

/** Logs the tester's members in, for all other workflows. */
async function members(walk: Walk): Promise<void> {
  const { settings, sessions } = walk.run;
  if (settings.members.length === 0) {
    await walk.step('members log in', async () => {
      walk.need(null, 'no member was given (--member id:password)', 'login', 'logout', 'requestToken');
    });
  }
  for (const [index, member] of settings.members.entries()) {
    const session = await walk.step(`member ${index + 1} logs in`, () => logIn(walk, member));
    if (session) sessions.push(session);
  }
}

/** Whether a token opens something that needs one: the own profile. */
const isAlive = (walk: Walk, token: string) => walk.ask('getMemberInfo', { token }, 'general', 'student');
const isDead = (walk: Walk, token: string) => walk.ask('getMemberInfo', { token }, 'tokenRejected');

/** Login, refresh, logout, and that a token is dead after it. */
export async function session(walk: Walk): Promise<void> {
  await members(walk);
  const login = () => {
    const { id, password } = walk.anyone('login', 'logout', 'requestToken');
    return logIn(walk, { id, password });
  };

  await walk.step('an ID that nobody has, and any password, do not log in', async () => {
    const body = { member_id: `${walk.run.prefix}nobody`, member_password: 'wrong-One1' };
    await walk.ask('login', { body }, 'mismatch');
  });

  await walk.step('two logins are two sessions', async () => {
    const [one, other] = [await login(), await login()];
    walk.check(one.access !== other.access, { rule: 'tokens', message: 'two logins have one access token' });
    await walk.ask('logout', { token: one.access }, 'loggedOut');
    await isAlive(walk, other.access);
    await walk.ask('logout', { token: other.access }, 'loggedOut');
  });

  await walk.step('a refresh token gives a new access token', async () => {
    const { access, refresh, pk, id } = await login();
    const { data } = await walk.ask('requestToken', { body: { refresh_token: refresh } }, 'refreshed');
    const isNew = data.access_token !== access && data.access_token !== refresh;
    walk.check(isNew, {
      rule: 'tokens',
      message: 'the refresh gives a token that was there before',
      pointer: '/data/access_token',
    });
    const profile = await isAlive(walk, data.access_token);
    walk.same(
      profile.data.member_info.member_id,
      id,
      'own-data',
      `the new token opens another profile than that of ${pk}`,
    );
    await walk.ask('requestToken', { body: { refresh_token: refresh } }, 'refreshed');
    await walk.ask('logout', { token: data.access_token }, 'loggedOut');
  });

  await walk.step('an access token does not refresh', async () => {
    const { access } = await login();
    await walk.ask('requestToken', { body: { refresh_token: access } }, 'tokenRejected');
    await walk.ask('logout', { token: access }, 'loggedOut');
  });

  await walk.step('a refresh token is no access token', async () => {
    const { access, refresh } = await login();
    await isDead(walk, refresh);
    await walk.ask('logout', { token: access }, 'loggedOut');
  });

  await walk.step('a logout kills the access token', async () => {
    const { access } = await login();
    await walk.ask('logout', { token: access }, 'loggedOut');
    await isDead(walk, access);
  });

  await walk.step('a logout kills the refresh token', async () => {
    const { access, refresh } = await login();
    await walk.ask('logout', { token: access }, 'loggedOut');
    await walk.ask('requestToken', { body: { refresh_token: refresh } }, 'tokenRejected');
  });

  await walk.step('a refresh token that nobody gave is rejected', async () => {
    await walk.ask('requestToken', { body: { refresh_token: 'rt.0000000000000000.nobody' } }, 'tokenRejected');
  });
}
