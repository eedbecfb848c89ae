import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#src/api/session.ts';
import { tidyStorage } from '#src/app/tidy-storage.ts';
import { eraseAfterMissedLogout, erasePersonalData, subscribeErasure } from '#src/features/access/personal-data.ts';
import { localStore, seenLogoutKey, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { editedPostNumber, hasPersonalData, withoutPersonalData } from '#src/navigation/personal-state.ts';
import { foundMember } from '#src/pages/auth/found-member.ts';

const startMemberSession = () =>
  startSession({
    access_token: 'a',
    refresh_token: 'refresh-a',
    member_name: '김가람',
    member_pk: 7,
    member_type: '일반회원',
  });

const storedEntries = (store: typeof tabStore) => Object.fromEntries(store.keys().map((key) => [key, store.get(key)]));

beforeEach(() => {
  for (const store of [localStore, tabStore]) for (const key of store.keys()) store.remove(key);
  for (const key of Object.values(tabKeys)) tabStore.set(key, '개인정보');
});

describe('the data that the browser stores', () => {
  test('is accessed in one module, so that a logout erases all of it', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const users = files.filter((file) => /\b(session|local)Storage\b/.test(readFileSync(`src/${file}`, 'utf8')));
    // Display settings are not personal data. The inline script only reads, before other scripts are loaded.
    const display = ['app/display/display-store.ts', 'early.ts'];
    const comments = ['lib/browser/safe-storage.ts'];
    // The names of builds are not personal data. A storage that forgets them in silence would let a page reload in a loop.
    const reloads = ['lib/browser/new-version.ts'];
    expect(users.sort()).toEqual([...display, ...comments, ...reloads, 'lib/browser/stored-data.ts'].sort());
  });

  test('is erased by a logout of the member, except the logout marker and the display settings', () => {
    startMemberSession();
    localStore.set('drafts:7', '{}');
    localStore.set('drafts:8', '{}');
    localStore.set('display', '{}');
    const erased = vi.fn();
    const stop = subscribeErasure(erased);
    endSession('loggedOut');
    erasePersonalData();
    stop();
    expect(storedEntries(localStore)).toEqual({ display: '{}', logout: expect.stringMatching(/^\w+$/) });
    expect(storedEntries(tabStore)).toEqual({ [seenLogoutKey]: localStore.get('logout') });
    expect(erased).toHaveBeenCalledOnce();
  });

  test('is erased when a tab that was closed at the logout is loaded', () => {
    eraseAfterMissedLogout();
    expect(Object.keys(storedEntries(tabStore))).toHaveLength(Object.keys(tabKeys).length);
    localStore.set('logout', 'a-logout');
    vi.stubGlobal('window', { history: { state: null } });
    eraseAfterMissedLogout();
    vi.unstubAllGlobals();
    expect(storedEntries(tabStore)).toEqual({ [seenLogoutKey]: 'a-logout' });
  });

  test('still contains drafts and payment after a session has expired', () => {
    startMemberSession();
    localStore.set('drafts:7', '{}');
    endSession('expired');
    eraseAfterMissedLogout();
    expect(localStore.get('drafts:7')).toBe('{}');
    expect(tabStore.get('mbrRefNo')).toBe('개인정보');
  });
});

describe('loading a page', () => {
  const signup = [tabKeys.signupStep, tabKeys.signupLastStep, tabKeys.signupDraft];

  test.each([
    ['keeps the sign-up on its own path', '/auth/signup', 3],
    ['keeps the sign-up on its own path with capitals and a trailing slash', '/auth/Signup/', 3],
    ['ends the sign-up on the home page', '/', 0],
    ['ends the sign-up on the login page', '/auth/login', 0],
    ['ends the sign-up on a path that does not exist', '/auth/signup/2', 0],
  ])('%s', async (_, pathname, remaining) => {
    await tidyStorage(pathname);
    expect(signup.filter((key) => tabStore.get(key) !== null)).toHaveLength(remaining);
  });

  test('removes the guest draft that an earlier version left in the local storage', async () => {
    localStore.set('drafts:guest', '{}');
    await tidyStorage('/contact');
    expect(localStore.get('drafts:guest')).toBeNull();
    expect(tabStore.get('drafts:guest')).toBe('개인정보');
  });
});

describe('the state of a history entry', () => {
  test.each([
    ['nothing', null, null],
    ['a text', 'menu', null],
    ['a found ID', { member_id: 'hanbit01' }, null],
    ['a post to edit', { menu: '자유게시판', step: '수정', data: { pk: 1 } }, { menu: '자유게시판', step: '수정' }],
    ['the screen to return to', { from: { to: '/mypage' } }, null],
    ['a list', { menu: '공지사항', list: '?page=2' }, { menu: '공지사항', list: '?page=2' }],
  ])('that contains %s loses its personal data', (_, state, expected) => {
    expect(withoutPersonalData(state)).toEqual(expected);
    expect(hasPersonalData(state)).toBe(
      typeof state === 'object' && JSON.stringify(state) !== JSON.stringify(expected),
    );
  });
});

test.each([
  [{ data: { pk: 7 } }, 7],
  [{ data: { pk: '7' } }, null],
  [{ data: { pk: 1.5 } }, null],
  [{ data: null }, null],
  [{}, null],
  [null, null],
  ['data', null],
])('the state %j names the edited post %s', (state, pk) => {
  expect(editedPostNumber(state)).toBe(pk);
});

describe('the result of the ID search', () => {
  test.each([
    ['is available to its history entry', { found: 'a' }, 'hanbit01'],
    ['is not available to another entry', { found: 'b' }, null],
    ['is not available to an entry without a reference', { menu: '공지사항' }, null],
    ['is not available on a first visit', null, null],
  ])('%s', (_, state, id) => {
    tabStore.set(tabKeys.foundMember, JSON.stringify({ found: 'a', member_id: 'hanbit01' }));
    expect(foundMember(state)).toBe(id);
  });

  test('is not available when it was erased or when other data is stored', () => {
    expect(foundMember({ found: 'a' })).toBeNull();
    tabStore.remove(tabKeys.foundMember);
    expect(foundMember({ found: 'a' })).toBeNull();
  });
});
