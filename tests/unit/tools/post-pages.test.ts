/** The page of a post that the server in Node and the worker at the edge send for an address. */
import { expect, test } from 'vitest';
import { patterns } from '#src/navigation/paths.ts';
import { createResponder } from '#tools/hosting/respond.ts';
import { createSiteTable } from '#tools/hosting/site-table.ts';

const policy = "default-src 'none'";
const respond = createResponder(
  createSiteTable({
    pages: [
      ...Object.values(patterns).map((path) => ({ path, file: `${path.slice(1)}.html`, policy })),
      // A board that has a sub-screen, but no pages for its posts.
      { path: '/information', menu: '채용정보', file: 'jobs.html', policy },
    ],
    notFound: { file: '404.html', policy },
    embeds: [],
    siteOrigin: 'https://site.test',
    embedOrigin: null,
    apiBase: '/api',
  }),
);
/** Returns the path of the file that is sent, if every file exists. */
async function fileOf(uri: string, args: string): Promise<string> {
  const response = await respond(new Request(`https://site.test${uri}?${args}`), {
    readFile: async (path) => new Response(path),
    acceptEncoding: '',
    api: '',
    apiTimeoutMs: 0,
    visitor: null,
  });
  return response.text();
}

const encoded = (text: string) => encodeURIComponent(text);
const noticeTitle = encoded('공지사항');

test.each([
  ['/information/notice/237', '', 'notice/237'],
  ['/information/notice/237', 'page=2&submenu=x&menus=y&MENU=z', 'notice/237'],
  ['/information/notice/237', `menu=${noticeTitle}`, 'notice/237'],
  ['/information/community/237', `menu=${noticeTitle}`, 'notice/237'],
  ['/information/notice/237', `menu=${encoded('뉴스레터')}`, 'newsletter/237'],
  ['/information/notice/237', `men%75=${encoded('뉴스레터')}&menu=${noticeTitle}`, 'newsletter/237'],
  ['/information/community/9', `menu=${encoded('갤러리')}`, 'gallery/9'],
  ['/society/guide/125', '', 'guide/125'],
])('the address %s?%s has the page of %s', async (uri, args, page) => {
  expect(await fileOf(uri, args)).toBe(`/posts/${page}.html`);
});

const unnamed = [
  '채용정보',
  '자유게시판',
  '학회소개',
  '없는 게시판',
  '공지사항 ',
  '공지사항\0',
  '공지사항'.normalize('NFD'),
  '',
];

test.each([
  ...unnamed.map(encoded),
  ...['%', '%EA%B3', `%25${noticeTitle}`, `${noticeTitle};a`, `${noticeTitle}=`, `x&menu=${noticeTitle}`],
])('no rule names the sub-screen "menu=%s", so its post has the template', async (menu) => {
  for (const uri of ['/information/notice/237', '/information/community/237', '/society/guide/237'])
    for (const args of [`menu=${menu}`, `%6denu=${menu}`, `page=1&m%65nu=${menu}`])
      expect(await fileOf(uri, args)).toMatch(/:id\.html$/);
});

test('a name without a value, and a post of the free board, have the template', async () => {
  for (const [uri, args] of [
    ['/information/notice/237', 'menu'],
    ['/information/notice/237', 'a&menu&b'],
    ['/information/community/237', ''],
  ] as const)
    expect(await fileOf(uri, args)).toMatch(/:id\.html$/);
});
