import { errorHeaders, pageHeaders } from '#tools/hosting/rules.ts';
import type { HostedPage, HostingTable } from '#tools/hosting/table.ts';
import { expectFile, expectNotFoundPage, type ServerCheck, serverCheck } from './server-check.ts';

/** Encodes every second character. */
const encodePartly = (text: string) =>
  [...text].map((letter, index) => (index % 2 || letter === ' ' ? encodeURIComponent(letter) : letter)).join('');

/**
 * Returns the spellings of a query that names a sub-screen. All of them open the same page: the bytes of UTF-8 as they are
 * or encoded in upper or lower case, a space as `%20` or `+`, and other parameters around it (URL Standard, RFC 3986).
 */
function menuQueries(menu: string): readonly string[] {
  const encoded = encodeURIComponent(menu);
  const raw = menu.replaceAll(' ', '%20');
  const lowerCase = encoded.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());
  const values = [
    encoded,
    lowerCase,
    raw,
    encodePartly(menu),
    encoded.replaceAll('%20', '+'),
    menu.replaceAll(' ', '+'),
  ];
  const spellings = [
    ...values.map((value) => `menu=${value}`),
    `utm_source=mail&menu=${encoded}`,
    `menu=${encoded}&page=2`,
    `submenu=x&menu=${lowerCase}&menu2=y`,
    `menu=${encoded}&menu=${encodeURIComponent('없는 메뉴')}`,
    `menu=${encoded}&`,
  ];
  return [...new Set(spellings)];
}

/** The queries that name no sub-screen of any path. */
const otherQueries = [
  '',
  '?',
  '?menu',
  '?menu=',
  '?menu=%',
  '?menu=%EC%97%86%EC%9D%8C',
  '?submenu=x',
  '?page=2&q=a%20b',
];

/** The last number is larger than every integer of JavaScript. */
const recordNumbers = ['1', '42', '0', '99999999999999999999'];

function pathsOf({ path, menu }: HostedPage): string[] {
  if (path.includes(':id')) return recordNumbers.map((number) => path.replace(':id', number));
  return menu ? menuQueries(menu).map((query) => `${path}?${query}`) : otherQueries.map((query) => path + query);
}

const unknownPaths = [
  '/does-not-exist',
  '/introduce-us',
  '/introduce/unknown',
  '/%EC%97%86%EB%8A%94%20%ED%8E%98%EC%9D%B4%EC%A7%80',
  '/없는페이지?menu=학회연혁',
  '/information/notice/abc',
  '/information/notice/1/2',
  '/information/notice/1a',
  '/__proto__',
  '/hosting',
  '/Introduce',
];

/** Browsers read `//host` as another host, and so they read a backslash. */
const doubledSlashes = [
  ['//?utm_source=mail', '/?utm_source=mail'],
  ['///?a=1//2', '/?a=1//2'],
  ['//introduce?menu=x', '/introduce?menu=x'],
  ['/information//notice/1', '/information/notice/1'],
  ['//\\/other/x', '/other/x'],
] as const;

/** Returns the checks of all pages at all spellings of their URLs, and of unknown paths. */
export function pageChecks(table: HostingTable): ServerCheck[] {
  const ofPage = (page: HostedPage) =>
    pathsOf(page).map((path) =>
      serverCheck({
        name: 'a page is at its path',
        path,
        expected: expectFile(table, page.file, pageHeaders(table, page.path, page.policy)),
      }),
    );
  const unknown = unknownPaths.map((path) =>
    serverCheck({ name: 'an unknown path gets the page of the site', path, expected: expectNotFoundPage(table) }),
  );
  const doubled = doubledSlashes.map(([path, Location]) =>
    serverCheck({
      name: 'doubled slashes lead to single ones',
      path,
      expected: { status: [308], headers: { ...errorHeaders(table), Location }, body: 'any' },
    }),
  );
  return [...table.pages.flatMap(ofPage), ...unknown, ...doubled];
}
