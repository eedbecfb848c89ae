import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { TransportError } from '#src/api/errors.ts';
import type { LoginData } from '#src/api/generated/model/index.ts';
import { createSessionStore, sessionEndMessage } from '#src/api/session.ts';
import { createSafeStorage, type KeyValueStorage } from '#src/lib/browser/safe-storage.ts';
import { createBrowser, loginOf } from './fake-browser.ts';

const tokens = JSON.stringify({ accessToken: 'access-1', refreshToken: 'refresh-1' });
const profile = { name: '김가람', pk: 1024, memberType: '일반회원' };

/** A session over these stored texts, and what is stored. */
function sessionOver(stored: Record<string, string>, broken: Partial<KeyValueStorage> = {}) {
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
  it('is read as it was written', () => {
    const { session, entries } = sessionOver({});
    session.startSession(loginOf('access-1', 'refresh-1'));
    expect(Object.fromEntries(entries)).toEqual({ token: tokens, auth: JSON.stringify(profile) });
    expect(session.getSession()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', profile });
  });

  it('is the same object until a value changes', () => {
    const { session, entries } = sessionOver({ token: tokens, auth: JSON.stringify(profile) });
    const first = session.getSession();
    expect(session.getSession()).toBe(first);
    entries.set('token', tokens.replace('access-1', 'access-2'));
    expect(session.getSession()).not.toBe(first);
    expect(session.getSession()).toBe(session.getSession());
    entries.set('auth', JSON.stringify({ ...profile, name: '이새봄' }));
    expect(session.getSession()?.profile?.name).toBe('이새봄');
  });

  it('is the same object at once where the profile is broken', () => {
    const { session } = sessionOver({ token: tokens, auth: 'garbage' });
    expect(session.getSession()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', profile: null });
    const { session: other } = sessionOver({ token: tokens, auth: 'garbage' });
    expect(other.getSession()).toBe(other.getSession());
  });

  test.each([
    ['no JSON', 'access-1'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '["access-1","refresh-1"]'],
    ['text', '"access-1"'],
    ['no access token', '{"refreshToken":"r"}'],
    ['no refresh token', '{"accessToken":"a"}'],
    ['a token that is a number', '{"accessToken":1,"refreshToken":"r"}'],
    ['an empty token', '{"accessToken":"","refreshToken":"r"}'],
    ['a token that breaks a header', '{"accessToken":"a\\r\\nX: y","refreshToken":"r"}'],
    ['a token that no header takes', '{"accessToken":"토큰","refreshToken":"r"}'],
    ['a token that a header would trim', '{"accessToken":" a ","refreshToken":"r"}'],
    ['truncated JSON', tokens.slice(0, -1)],
  ])('counts as absent and is removed when its tokens are %s', (_, token) => {
    const { session, entries } = sessionOver({ token, auth: JSON.stringify(profile) });
    expect(session.getSession()).toBeNull();
    expect(entries.has('token')).toBe(false);
  });

  test.each([
    ['a name that is a number', { ...profile, name: 1 }],
    ['a number that is text', { ...profile, pk: '1024' }],
    ['a number that is none', { ...profile, pk: null }],
    ['a number that is broken', { ...profile, pk: 1.5 }],
    ['a member type that the contract does not know', { ...profile, memberType: '준회원' }],
    ['no member type', { name: '김가람', pk: 1024 }],
    ['a list', []],
  ])('keeps the login but loses the profile when that has %s', (_, auth) => {
    const { session, entries } = sessionOver({ token: tokens, auth: JSON.stringify(auth) });
    expect(session.getSession()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', profile: null });
    expect(entries.has('auth')).toBe(false);
  });

  it('never throws and never stays broken, whatever is stored', () => {
    const seen = { none: 0, some: 0 };
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          accessToken: fc.oneof(fc.string(), fc.jsonValue()),
          refreshToken: fc.oneof(fc.string(), fc.jsonValue()),
        })
        .map((value) => JSON.stringify(value)),
    );
    const owner = fc.oneof(
      text,
      fc
        .record({ name: fc.string(), pk: fc.oneof(fc.integer(), fc.jsonValue()), memberType: fc.constant('학생회원') })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, owner, (token, auth) => {
        const { session, entries } = sessionOver({ token, auth });
        const first = session.getSession();
        expect(session.getSession()).toBe(first);
        expect(entries.has('token')).toBe(first !== null);
        expect(entries.has('auth') && first !== null).toBe(Boolean(first?.profile));
        if (first) new Headers({ Authorization: first.accessToken });
        seen[first ? 'some' : 'none']++;
        session.endSession('loggedOut');
        expect(session.getSession()).toBeNull();
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(seen.none, seen.some)).toBeGreaterThan(50);
  });
});

describe('A login', () => {
  test.each([
    ['a token that is null', { access_token: null }],
    ['a token that breaks a header', { access_token: 'a\nb' }],
    ['a number that is text', { member_pk: '1' }],
    ['an unknown member type', { member_type: '준회원' }],
  ])('with %s stores nothing', (_, wrong) => {
    const { session, entries } = sessionOver({});
    const login: LoginData = JSON.parse(JSON.stringify({ ...loginOf('access-1'), ...wrong }));
    expect(() => session.startSession(login)).toThrow(TransportError);
    expect(entries.size).toBe(0);
  });
});

describe('A storage that throws', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };

  test.each([
    ['on reading', { getItem: refuse }],
    ['on writing', { setItem: refuse }],
    ['on removing', { removeItem: refuse }],
    ['on everything', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('%s is survived', (_, broken) => {
    const { session } = sessionOver({ token: 'garbage', auth: 'garbage' }, broken);
    expect(session.getSession()).toBeNull();
    session.startSession(loginOf('access-1'));
    expect(session.getSession()).toMatchObject({ accessToken: 'access-1', profile });
    expect(session.getSession()).toBe(session.getSession());
    session.endSession('loggedOut');
    expect(session.getSession()).toBeNull();
    session.startSession(loginOf('access-2'));
    session.endSession('expired');
    expect(session.getSession()).toBeNull();
  });

  it('even when it is opened is survived', () => {
    const session = createSessionStore({ storage: createSafeStorage(refuse), watch: () => () => {} });
    session.startSession(loginOf('access-1'));
    expect(session.getSession()?.accessToken).toBe('access-1');
  });

  it('once full, keeps the newer value', () => {
    const { session } = sessionOver({ token: tokens, auth: JSON.stringify(profile) }, { setItem: refuse });
    session.renewAccessToken('access-2');
    expect(session.getSession()?.accessToken).toBe('access-2');
  });
});

describe('What happens to the session', () => {
  it('is told once, with its reason', () => {
    const { session } = sessionOver({});
    const [events, changes] = [vi.fn(), vi.fn()];
    session.onSessionEvent(events);
    session.subscribeSession(changes);
    session.startSession(loginOf('access-1'));
    session.renewAccessToken('access-2');
    session.endSession('expired');
    session.endSession('rejected');
    expect(events.mock.calls).toEqual([[{ type: 'started' }], [{ type: 'ended', reason: 'expired' }]]);
    expect(changes).toHaveBeenCalledTimes(3);
  });

  it('ends by the logout alone while one is under way', () => {
    const { session } = sessionOver({});
    const events = vi.fn();
    session.startSession(loginOf('access-1'));
    session.onSessionEvent(events);
    session.setLoggingOut(true);
    session.endSession('rejected');
    expect(session.getSession()).not.toBeNull();
    session.endSession('loggedOut');
    expect(events.mock.calls).toEqual([[{ type: 'ended', reason: 'loggedOut' }]]);
    session.setLoggingOut(false);
    session.startSession(loginOf('access-2'));
    session.endSession('rejected');
    expect(session.getSession()).toBeNull();
  });

  it('is told no more to one who left', () => {
    const { session } = sessionOver({});
    const listener = vi.fn();
    const leave = session.subscribeSession(listener);
    leave();
    leave();
    session.startSession(loginOf('access-1'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('in other tabs is watched only while somebody listens', () => {
    const unwatch = vi.fn();
    const watch = vi.fn(() => unwatch);
    const session = createSessionStore({ storage: createSafeStorage(() => undefined), watch });
    session.getSession();
    expect(watch).not.toHaveBeenCalled();
    const leave = [session.subscribeSession(vi.fn()), session.onSessionEvent(vi.fn())];
    expect(watch).toHaveBeenCalledTimes(1);
    leave[0]?.();
    leave[0]?.();
    expect(unwatch).not.toHaveBeenCalled();
    leave[1]?.();
    expect(unwatch).toHaveBeenCalledTimes(1);
  });

  it('is a text only where the member must be told', () => {
    expect(sessionEndMessage('expired')).toBe('세션이 만료되어 로그아웃됩니다.');
    expect(sessionEndMessage('rejected')).toBe('다시 로그인해 주세요.');
    expect(sessionEndMessage('refreshFailed')).toBe('토큰 오류입니다. 다시 로그인해 주세요.');
    const silent = ['loggedOut', 'loggedOutElsewhere', 'elsewhere'] as const;
    expect(silent.map(sessionEndMessage)).toEqual([null, null, null]);
  });
});

describe('Two tabs', () => {
  const tabs = async () => {
    const browser = createBrowser({ fetch: () => Promise.reject(new TypeError('offline')) });
    return { browser, one: browser.openTab(), two: browser.openTab() };
  };
  const delivered = () => new Promise((resolve) => setTimeout(resolve));

  it('tell each other of a login and of a logout', async () => {
    const { one, two } = await tabs();
    one.session.startSession(loginOf('access-1'));
    await delivered();
    expect(two.session.getSession()?.accessToken).toBe('access-1');
    two.session.endSession('loggedOut');
    await delivered();
    expect(one.session.getSession()).toBeNull();
    expect(one.events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'loggedOutElsewhere' }]);
    expect(two.events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'loggedOut' }]);
  });

  it('tell a logout that was chosen from a session that expired, after an earlier logout as well', async () => {
    const { one, two } = await tabs();
    for (const reason of ['expired', 'loggedOut', 'expired'] as const) {
      one.session.startSession(loginOf(`access-${one.events.length}`));
      await delivered();
      two.session.endSession(reason);
      await delivered();
    }
    expect(one.events.filter(({ type }) => type === 'ended')).toEqual([
      { type: 'ended', reason: 'elsewhere' },
      { type: 'ended', reason: 'loggedOutElsewhere' },
      { type: 'ended', reason: 'elsewhere' },
    ]);
  });

  it('learn of a chosen logout that was followed by a login of the same member while they were frozen', async () => {
    const { one, two } = await tabs();
    one.session.startSession(loginOf('access-1'));
    await delivered();
    two.session.endSession('loggedOut');
    two.session.startSession(loginOf('access-2'));
    await delivered();
    expect(one.events.slice(1)).toEqual([{ type: 'ended', reason: 'loggedOutElsewhere' }, { type: 'started' }]);
  });

  it('learn of a chosen logout when they missed the login before it', async () => {
    const { one, two } = await tabs();
    two.session.startSession(loginOf('access-1'));
    two.session.endSession('loggedOut');
    await delivered();
    expect(one.events).toEqual([{ type: 'ended', reason: 'loggedOutElsewhere' }]);
  });

  it('know at once that another tab has logged out on purpose, before they are told', async () => {
    const { one, two } = await tabs();
    one.session.startSession(loginOf('access-1'));
    await delivered();
    const before = one.session.getLogoutMark();
    two.session.endSession('expired');
    expect(one.session.getLogoutMark()).toBe(before);
    two.session.startSession(loginOf('access-2'));
    two.session.endSession('loggedOut');
    expect(one.session.getLogoutMark()).not.toBe(before);
  });

  it('take a new access token for no event, only for a change', async () => {
    const { one, two } = await tabs();
    one.session.startSession(loginOf('access-1'));
    await delivered();
    const changes = vi.fn();
    two.session.subscribeSession(changes);
    one.session.renewAccessToken('access-2');
    await delivered();
    expect(changes).toHaveBeenCalledTimes(1);
    expect(two.events).toEqual([{ type: 'started' }]);
  });

  it('see another member as an end and a start', async () => {
    const { one, two } = await tabs();
    one.session.startSession(loginOf('access-1'));
    await delivered();
    one.session.startSession(loginOf('access-2', 'refresh-2', 2048));
    await delivered();
    expect(two.events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'elsewhere' }, { type: 'started' }]);
  });

  it('never see the tokens of one member beside the name of another', async () => {
    const { browser, one } = await tabs();
    one.session.startSession(loginOf('access-1'));
    const set = vi.spyOn(browser.entries, 'set');
    const pairs: string[] = [];
    set.mockImplementation((key, value) => {
      Map.prototype.set.call(browser.entries, key, value);
      pairs.push(`${browser.entries.get('token')} ${browser.entries.get('auth')}`);
      return browser.entries;
    });
    one.session.startSession(loginOf('access-2', 'refresh-2', 2048));
    expect(pairs).not.toHaveLength(0);
    expect(pairs.filter((pair) => pair.includes('access-1'))).toEqual([]);
  });
});
