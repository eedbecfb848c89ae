import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardTypeOf } from '#src/features/boards/board.ts';
import { firstReads } from '#src/features/first-request/pages.ts';
import * as reads from '#src/features/first-request/reads.ts';
import { startFirstRequest } from '#src/features/first-request/start-first-request.ts';
import { findAccessRule } from '#src/navigation/access.ts';
import { menuTitle, subScreens } from '#src/navigation/menus.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { postTarget, subScreenTarget } from '#src/navigation/target.ts';

const origin = 'http://site.test';
const memberToken = 'token-of-a-member';
const memberStorage = JSON.stringify({ accessToken: memberToken, refreshToken: 'refresh-token' });

/** The requests that the script of a page has sent. */
const sent: Request[] = [];

type Visit = { state?: unknown; stored?: string | null };

/** Runs the script of a page in a fake browser. @returns URL and token of the request; null without a request */
function sentByPage(path: string, address: string, { state = null, stored = null }: Visit = {}) {
  const { pathname, search } = new URL(address, origin);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('history', { state: state === null ? null : { usr: state, key: 'x', idx: 1 } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? stored : null) });
  const read = new Map(Object.entries(reads)).get(firstReads[path] ?? '');
  if (!read) throw new Error(`${path} has no first read.`);
  startFirstRequest(path, read);
  const request = sent.pop();
  if (!request) return null;
  const { pathname: operation, search: query } = new URL(request.url);
  return { url: operation.replace('/base/v1/front', '') + query, token: request.headers.get('Authorization') };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response());
  });
});

// The files of a worker share their modules, and the address of the API is read at the import.
vi.hoisted(() => vi.resetModules().stubEnv('VITE_API_BASE', 'http://site.test/base/'));
afterAll(() => void vi.resetModules().unstubAllEnvs());

afterEach(() => {
  vi.unstubAllGlobals();
});

const gallery = encodeURIComponent(menuTitle.gallery);
const forum = encodeURIComponent(menuTitle.forum);

describe('A guest', () => {
  test.each([
    [paths.information, '/information', '/getInfo?type=notice&page=1&search_category=all'],
    [paths.information, `/information?menu=${gallery}`, '/getInfo?type=gallery&page=1&search_category=all'],
    [
      paths.information,
      '/information?page=3&search=a%26b&category=title',
      '/getInfo?type=notice&page=3&search=a%26b&search_category=title',
    ],
    [paths.information, '/information?page=x&category=no', '/getInfo?type=notice&page=1&search_category=all'],
    [paths.society, '/society?page=2', '/getPastConferences?page=2&row=10'],
    [patterns.notice, '/information/notice/12', '/getInfoDetail?info_pk=12&type=notice'],
    [patterns.notice, `/information/notice/12?menu=${gallery}`, '/getInfoDetail?info_pk=12&type=gallery'],
    [patterns.guide, '/society/guide/3', '/getPastConferencesDetail?guide_pk=3'],
  ])('requests the data of %s at %s without a token', (path, address, url) => {
    expect(sentByPage(path, address)).toEqual({ url, token: null });
  });

  test.each([
    ['the form of a post', paths.information, `/information?menu=${forum}&step=${encodeURIComponent('등록')}`],
    ['a search that is too long', paths.information, `/information?search=${'가'.repeat(101)}`],
    ['a step of the conference', paths.society, `/society?step=${encodeURIComponent('초록 확인')}`],
    ['a post number of zero', patterns.notice, '/information/notice/0'],
    ['a post number that is too large', patterns.notice, '/information/notice/9999999999'],
    ['an address that the page is not made for', paths.information, '/information.html'],
  ])('requests nothing for %s', (_, path, address) => {
    expect(sentByPage(path, address)).toBeNull();
  });

  test.each([patterns.notice, patterns.community])(
    'requests a post at %s only of a board that guests may read',
    (path) => {
      for (const menu of subScreens[paths.information] ?? []) {
        const address = postTarget('notice', 5, menu).to.replace('/information/notice/5', path.replace(':id', '5'));
        const isOpen = findAccessRule({ path: patterns.community, menu }) === undefined;
        const requested = sentByPage(path, address, { state: { menu } });
        expect(requested?.url).toBe(isOpen ? `/getInfoDetail?info_pk=5&type=${boardTypeOf(menu)}` : undefined);
      }
    },
  );
});

test('every sub-screen of the society except the event guides sends no first request', () => {
  const requesting = (subScreens[paths.society] ?? []).filter((menu) =>
    sentByPage(paths.society, subScreenTarget(paths.society, menu).to),
  );
  expect(requesting).toEqual([menuTitle.events]);
});

test.each(subScreens[paths.information] ?? [])('the list of %s requests its board', (menu) => {
  const { to } = subScreenTarget(paths.information, menu);
  expect(sentByPage(paths.information, to)?.url).toContain(`type=${boardTypeOf(menu)}&`);
});

describe('A member', () => {
  test('requests a post of the free board with the stored token, whether it has expired or not', () => {
    expect(sentByPage(patterns.community, '/information/community/7', { stored: memberStorage })).toEqual({
      url: '/getInfoDetail?info_pk=7&type=forum',
      token: memberToken,
    });
  });
});

describe('The navigation state', () => {
  test('chooses the board before the query does', () => {
    const state = { menu: menuTitle.newsletter };
    expect(sentByPage(paths.information, `/information?menu=${gallery}`, { state })?.url).toContain('type=newsletter');
  });

  test.each([['text'], [{ menu: 5 }], [{ menu: '__proto__' }], [[]]])('%j shows the board of the query', (state) => {
    expect(sentByPage(paths.information, `/information?menu=${gallery}`, { state })?.url).toContain('type=gallery');
  });

  test('that opens the form of a post sends no request', () => {
    const state = { menu: menuTitle.forum, step: 'edit' };
    expect(sentByPage(paths.information, '/information', { state, stored: memberStorage })).toBeNull();
  });
});

describe('The storage', () => {
  test.each(['{', 'null', '[]', '{"accessToken":"a"}', '{"accessToken":"줄\\n바꿈","refreshToken":"b"}', ''])(
    'with the invalid session %j sends no request',
    (stored) => {
      expect(sentByPage(paths.information, '/information', { stored })).toBeNull();
    },
  );

  test('that throws sends no request and causes no error', () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { pathname: '/information', search: '' });
    vi.stubGlobal('history', { state: null });
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    startFirstRequest(paths.information, reads.readBoardPage);
    expect(sent).toEqual([]);
  });
});
