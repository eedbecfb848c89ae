import { describe, expect, it, test, vi } from 'vitest';
import { TransportError } from '#src/api/errors.ts';
import type { LoginData } from '#src/api/generated/model/index.ts';
import { createSessionStore } from '#src/api/session.ts';
import { createSafeStorage, type KeyValueStorage } from '#src/lib/browser/safe-storage.ts';
import { createFakeBrowser, loginData } from './fake-browser.ts';

const tokens = JSON.stringify({ accessToken: 'access-1', refreshToken: 'refresh-1' });
const profile = { name: '김가람', pk: 1024, memberType: '일반회원' };

/** Creates a session store over stored texts, and returns it with its entries. */
function createSessionWith(stored: Record<string, string>, broken: Partial<KeyValueStorage> = {}) {
  const entries = new Map(Object.entries(stored));
  const storage: KeyValueStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    ...broken,
  };
  return { entries, session: createSessionStore({ storage: createSafeStorage(() => storage), watch: () => () => {} }) };
}

describe('A stored session', () => {
  it('is the session that was written', () => {
    const { session, entries } = createSessionWith({});
    session.startSession(loginData('access-1', 'refresh-1'));
    expect(Object.fromEntries(entries)).toEqual({ token: tokens, auth: JSON.stringify(profile) });
    expect(session.getSession()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', profile });
  });

  it('is the same object until a value changes', () => {
    const { session, entries } = createSessionWith({ token: tokens, auth: JSON.stringify(profile) });
    const first = session.getSession();
    expect(session.getSession()).toBe(first);
    entries.set('token', tokens.replace('access-1', 'access-2'));
    expect(session.getSession()).not.toBe(first);
    expect(session.getSession()).toBe(session.getSession());
    entries.set('auth', JSON.stringify({ ...profile, name: '이새봄' }));
    expect(session.getSession()?.profile?.name).toBe('이새봄');
  });

  it('is the same object from the first call if the profile is invalid', () => {
    const { session } = createSessionWith({ token: tokens, auth: 'garbage' });
    expect(session.getSession()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', profile: null });
    const { session: other } = createSessionWith({ token: tokens, auth: 'garbage' });
    expect(other.getSession()).toBe(other.getSession());
  });

  test.each([
    ['not JSON', 'access-1'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '["access-1","refresh-1"]'],
    ['text', '"access-1"'],
    ['no access token', '{"refreshToken":"r"}'],
    ['no refresh token', '{"accessToken":"a"}'],
    ['a token that is a number', '{"accessToken":1,"refreshToken":"r"}'],
    ['an empty token', '{"accessToken":"","refreshToken":"r"}'],
    ['a token with a line break', '{"accessToken":"a\\r\\nX: y","refreshToken":"r"}'],
    ['a token with characters that a header refuses', '{"accessToken":"토큰","refreshToken":"r"}'],
    ['a token that a header trims', '{"accessToken":" a ","refreshToken":"r"}'],
    ['truncated JSON', tokens.slice(0, -1)],
  ])('counts as absent and is removed if its tokens are invalid: %s', (_, token) => {
    const { session, entries } = createSessionWith({ token, auth: JSON.stringify(profile) });
    expect(session.getSession()).toBeNull();
    expect(entries.has('token')).toBe(false);
  });

  test.each([
    ['a name that is a number', { ...profile, name: 1 }],
    ['a member number that is text', { ...profile, pk: '1024' }],
    ['a member number that is null', { ...profile, pk: null }],
    ['a member number that is not an integer', { ...profile, pk: 1.5 }],
    ['an unknown member type', { ...profile, memberType: '준회원' }],
    ['no member type', { name: '김가람', pk: 1024 }],
    ['a list', []],
  ])('keeps the tokens and removes the profile if the profile is invalid: %s', (_, auth) => {
    const { session, entries } = createSessionWith({ token: tokens, auth: JSON.stringify(auth) });
    expect(session.getSession()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', profile: null });
    expect(entries.has('auth')).toBe(false);
  });
});

describe('startSession', () => {
  test.each([
    ['a token that is null', { access_token: null }],
    ['a token with a line break', { access_token: 'a\nb' }],
    ['a member number that is text', { member_pk: '1' }],
    ['an unknown member type', { member_type: '준회원' }],
  ])('with invalid data stores nothing: %s', (_, wrong) => {
    const { session, entries } = createSessionWith({});
    const login: LoginData = JSON.parse(JSON.stringify({ ...loginData('access-1'), ...wrong }));
    expect(() => session.startSession(login)).toThrow(TransportError);
    expect(entries.size).toBe(0);
  });
});

describe('A session over a storage that throws', () => {
  const throwRefusal = () => {
    throw new DOMException('refused', 'SecurityError');
  };

  test.each([
    ['when reading', { getItem: throwRefusal }],
    ['when writing', { setItem: throwRefusal }],
    ['when removing', { removeItem: throwRefusal }],
    ['at every access', { getItem: throwRefusal, setItem: throwRefusal, removeItem: throwRefusal }],
  ])('%s works in memory', (_, broken) => {
    const { session } = createSessionWith({ token: 'garbage', auth: 'garbage' }, broken);
    expect(session.getSession()).toBeNull();
    session.startSession(loginData('access-1'));
    expect(session.getSession()).toMatchObject({ accessToken: 'access-1', profile });
    expect(session.getSession()).toBe(session.getSession());
    session.endSession('loggedOut');
    expect(session.getSession()).toBeNull();
    session.startSession(loginData('access-2'));
    session.endSession('expired');
    expect(session.getSession()).toBeNull();
  });

  it('when it is opened works in memory', () => {
    const session = createSessionStore({ storage: createSafeStorage(throwRefusal), watch: () => () => {} });
    session.startSession(loginData('access-1'));
    expect(session.getSession()?.accessToken).toBe('access-1');
  });

  it('because it is full keeps the newer access token in memory', () => {
    const { session } = createSessionWith({ token: tokens, auth: JSON.stringify(profile) }, { setItem: throwRefusal });
    session.renewAccessToken('access-2');
    expect(session.getSession()?.accessToken).toBe('access-2');
  });
});

describe('Session events', () => {
  it('are emitted once, with the reason of the end', () => {
    const { session } = createSessionWith({});
    const [onEvent, onChange] = [vi.fn(), vi.fn()];
    session.onSessionEvent(onEvent);
    session.subscribeSession(onChange);
    session.startSession(loginData('access-1'));
    session.renewAccessToken('access-2');
    session.endSession('expired');
    session.endSession('rejected');
    expect(onEvent.mock.calls).toEqual([[{ type: 'started' }], [{ type: 'ended', reason: 'expired' }]]);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('during a logout are emitted for the end by the logout only', () => {
    const { session } = createSessionWith({});
    const onEvent = vi.fn();
    session.startSession(loginData('access-1'));
    session.onSessionEvent(onEvent);
    session.setLoggingOut(true);
    session.endSession('rejected');
    expect(session.getSession()).not.toBeNull();
    session.endSession('loggedOut');
    expect(onEvent.mock.calls).toEqual([[{ type: 'ended', reason: 'loggedOut' }]]);
    session.setLoggingOut(false);
    session.startSession(loginData('access-2'));
    session.endSession('rejected');
    expect(session.getSession()).toBeNull();
  });

  it('are not emitted to a listener that has unsubscribed', () => {
    const { session } = createSessionWith({});
    const listener = vi.fn();
    const unsubscribe = session.subscribeSession(listener);
    unsubscribe();
    unsubscribe();
    session.startSession(loginData('access-1'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('watch the storage only while there are listeners', () => {
    const unwatch = vi.fn();
    const watch = vi.fn(() => unwatch);
    const session = createSessionStore({ storage: createSafeStorage(() => undefined), watch });
    session.getSession();
    expect(watch).not.toHaveBeenCalled();
    const unsubscribes = [session.subscribeSession(vi.fn()), session.onSessionEvent(vi.fn())];
    expect(watch).toHaveBeenCalledTimes(1);
    unsubscribes[0]?.();
    unsubscribes[0]?.();
    expect(unwatch).not.toHaveBeenCalled();
    unsubscribes[1]?.();
    expect(unwatch).toHaveBeenCalledTimes(1);
  });
});

describe('Two tabs', () => {
  const openTwoTabs = async () => {
    const browser = createFakeBrowser({ fetch: () => Promise.reject(new TypeError('offline')) });
    return { browser, one: browser.openTab(), two: browser.openTab() };
  };
  const storageEventsDelivered = () => new Promise((resolve) => setTimeout(resolve));

  it('receive the login and the logout of each other', async () => {
    const { one, two } = await openTwoTabs();
    one.session.startSession(loginData('access-1'));
    await storageEventsDelivered();
    expect(two.session.getSession()?.accessToken).toBe('access-1');
    two.session.endSession('loggedOut');
    await storageEventsDelivered();
    expect(one.session.getSession()).toBeNull();
    expect(one.events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'loggedOutElsewhere' }]);
    expect(two.events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'loggedOut' }]);
  });

  it('distinguish a logout from an expired session, also after an earlier logout', async () => {
    const { one, two } = await openTwoTabs();
    for (const reason of ['expired', 'loggedOut', 'expired'] as const) {
      one.session.startSession(loginData(`access-${one.events.length}`));
      await storageEventsDelivered();
      two.session.endSession(reason);
      await storageEventsDelivered();
    }
    expect(one.events.filter(({ type }) => type === 'ended')).toEqual([
      { type: 'ended', reason: 'elsewhere' },
      { type: 'ended', reason: 'loggedOutElsewhere' },
      { type: 'ended', reason: 'elsewhere' },
    ]);
  });

  it('receive the end and the start when a logout and a login of the same member arrive as one change', async () => {
    const { one, two } = await openTwoTabs();
    one.session.startSession(loginData('access-1'));
    await storageEventsDelivered();
    two.session.endSession('loggedOut');
    two.session.startSession(loginData('access-2'));
    await storageEventsDelivered();
    expect(one.events.slice(1)).toEqual([{ type: 'ended', reason: 'loggedOutElsewhere' }, { type: 'started' }]);
  });

  it('receive the end when a login and a logout arrive as one change', async () => {
    const { one, two } = await openTwoTabs();
    two.session.startSession(loginData('access-1'));
    two.session.endSession('loggedOut');
    await storageEventsDelivered();
    expect(one.events).toEqual([{ type: 'ended', reason: 'loggedOutElsewhere' }]);
  });

  it('read a new logout mark before the storage event of the logout arrives', async () => {
    const { one, two } = await openTwoTabs();
    one.session.startSession(loginData('access-1'));
    await storageEventsDelivered();
    const before = one.session.getLogoutMark();
    two.session.endSession('expired');
    expect(one.session.getLogoutMark()).toBe(before);
    two.session.startSession(loginData('access-2'));
    two.session.endSession('loggedOut');
    expect(one.session.getLogoutMark()).not.toBe(before);
  });

  it('receive a change but no event when the other tab refreshes the access token', async () => {
    const { one, two } = await openTwoTabs();
    one.session.startSession(loginData('access-1'));
    await storageEventsDelivered();
    const onChange = vi.fn();
    two.session.subscribeSession(onChange);
    one.session.renewAccessToken('access-2');
    await storageEventsDelivered();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(two.events).toEqual([{ type: 'started' }]);
  });

  it('receive an end and a start when another member logs in', async () => {
    const { one, two } = await openTwoTabs();
    one.session.startSession(loginData('access-1'));
    await storageEventsDelivered();
    one.session.startSession(loginData('access-2', 'refresh-2', 2048));
    await storageEventsDelivered();
    expect(two.events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'elsewhere' }, { type: 'started' }]);
  });

  it('never read the tokens of one member with the profile of another', async () => {
    const { browser, one } = await openTwoTabs();
    one.session.startSession(loginData('access-1'));
    const set = vi.spyOn(browser.entries, 'set');
    const pairs: string[] = [];
    set.mockImplementation((key, value) => {
      Map.prototype.set.call(browser.entries, key, value);
      pairs.push(`${browser.entries.get('token')} ${browser.entries.get('auth')}`);
      return browser.entries;
    });
    one.session.startSession(loginData('access-2', 'refresh-2', 2048));
    expect(pairs).not.toHaveLength(0);
    expect(pairs.filter((pair) => pair.includes('access-1'))).toEqual([]);
  });
});
