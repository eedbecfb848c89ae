import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#src/api/session.ts';
import { tidyStorage } from '#src/app/tidy-storage.ts';
import { eraseAfterMissedLogout, erasePersonalData, subscribeErasure } from '#src/features/access/personal-data.ts';
import { localStore, seenLogoutKey, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { hasPersonalData, withoutPersonalData } from '#src/navigation/personal-state.ts';
import { foundMember } from '#src/pages/auth/found-member.ts';

const logIn = () =>
  startSession({
    access_token: 'a',
    refresh_token: 'refresh-a',
    member_name: '김가람',
    member_pk: 7,
    member_type: '일반회원',
  });

const contents = (store: typeof tabStore) => Object.fromEntries(store.keys().map((key) => [key, store.get(key)]));

beforeEach(() => {
  for (const store of [localStore, tabStore]) for (const key of store.keys()) store.remove(key);
  for (const key of Object.values(tabKeys)) tabStore.set(key, '개인정보');
});

describe('what the browser stores', () => {
  test('is opened in one place, so that nothing is missed', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const users = files.filter((file) => /\b(session|local)Storage\b/.test(readFileSync(`src/${file}`, 'utf8')));
    // The look of the site is no personal data, and is read before anything else.
    const display = ['app/display/display-store.ts', 'early.ts'];
    const comments = ['lib/browser/safe-storage.ts'];
    expect(users.sort()).toEqual([...display, ...comments, 'lib/browser/stored-data.ts'].sort());
  });

  test('is erased by a chosen logout: all but the mark of the logout and the look of the site', () => {
    logIn();
    localStore.set('drafts:7', '{}');
    localStore.set('drafts:8', '{}');
    localStore.set('display', '{}');
    const erased = vi.fn();
    const stop = subscribeErasure(erased);
    endSession('loggedOut');
    erasePersonalData();
    stop();
    expect(contents(localStore)).toEqual({ display: '{}', logout: expect.stringMatching(/^\w+$/) });
    expect(contents(tabStore)).toEqual({ [seenLogoutKey]: localStore.get('logout') });
    expect(erased).toHaveBeenCalledOnce();
  });

  test('is erased in a tab that was not open at the logout, as soon as it is loaded', () => {
    eraseAfterMissedLogout();
    expect(Object.keys(contents(tabStore))).toHaveLength(Object.keys(tabKeys).length);
    localStore.set('logout', 'a-logout');
    vi.stubGlobal('window', { history: { state: null } });
    eraseAfterMissedLogout();
    vi.unstubAllGlobals();
    expect(contents(tabStore)).toEqual({ [seenLogoutKey]: 'a-logout' });
  });

  test('keeps a member’s drafts and the payment when a session expires', () => {
    logIn();
    localStore.set('drafts:7', '{}');
    endSession('expired');
    eraseAfterMissedLogout();
    expect(localStore.get('drafts:7')).toBe('{}');
    expect(tabStore.get('mbrRefNo')).toBe('개인정보');
  });
});

describe('a page that is loaded', () => {
  const signup = [tabKeys.signupStep, tabKeys.signupLastStep, tabKeys.signupDraft];

  test.each([
    ['keeps the sign-up on its own path', '/auth/signup', 3],
    ['keeps the sign-up on its own path, however it is written', '/auth/Signup/', 3],
    ['ends the sign-up on the home page', '/', 0],
    ['ends the sign-up on another path of the login', '/auth/login', 0],
    ['ends the sign-up on a path that does not exist', '/auth/signup/2', 0],
  ])('%s', async (_, pathname, left) => {
    await tidyStorage(pathname);
    expect(signup.filter((key) => tabStore.get(key) !== null)).toHaveLength(left);
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
  ])('that holds %s loses its personal data', (_, state, left) => {
    expect(withoutPersonalData(state)).toEqual(left);
    expect(hasPersonalData(state)).toBe(typeof state === 'object' && JSON.stringify(state) !== JSON.stringify(left));
  });
});

describe('an ID that was found', () => {
  test.each([
    ['is found by its entry', { found: 'a' }, 'hanbit01'],
    ['is refused to another entry', { found: 'b' }, null],
    ['is refused to an entry that names none', { menu: '공지사항' }, null],
    ['is refused to a first visit', null, null],
  ])('%s', (_, state, id) => {
    tabStore.set(tabKeys.foundMember, JSON.stringify({ found: 'a', member_id: 'hanbit01' }));
    expect(foundMember(state)).toBe(id);
  });

  test('is refused once it was erased, or where something else is stored', () => {
    expect(foundMember({ found: 'a' })).toBeNull();
    tabStore.remove(tabKeys.foundMember);
    expect(foundMember({ found: 'a' })).toBeNull();
  });
});
