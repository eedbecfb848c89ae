/** The page of a post that nginx and the server in Node send for an address, by the maps of the configuration. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { patterns } from '#src/navigation/paths.ts';
import { writeNginxFiles } from '#tools/hosting/nginx/write-nginx-files.ts';
import { readSiteFiles } from '#tools/hosting/node/site-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const policy = "default-src 'none'";
await writeNginxFiles(folder, {
  pages: [
    ...Object.values(patterns).map((path) => ({ path, file: `${path}.html`, policy })),
    // A board that has a sub-screen, but no pages for its posts.
    { path: '/information', menu: '채용정보', file: 'jobs.html', policy },
  ],
  notFound: { file: '404.html', policy },
  embeds: [],
  siteOrigin: 'https://site.test',
  embedOrigin: null,
  apiBase: '/api',
});
const { fillIn } = await readSiteFiles(folder);
const bytes = (text: string) => Buffer.from(text).toString('latin1');
const postOf = (uri: string, args: string) => fillIn('$site_post', { uri, args: bytes(args) });

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
])('the address %s?%s has the page of %s', (uri, args, page) => {
  expect(postOf(uri, args)).toBe(`/posts/${page}.html`);
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
])('no rule names the sub-screen "menu=%s", so its post has the template', (menu) => {
  for (const uri of ['/information/notice/237', '/information/community/237', '/society/guide/237'])
    for (const args of [`menu=${menu}`, `%6denu=${menu}`, `page=1&m%65nu=${menu}`]) {
      expect(postOf(uri, args)).toBe('/posts/none');
      expect(fillIn('$site_page', { uri, args })).toMatch(/:id\.html$/);
    }
});

test('a name without a value, and a post of the free board, have the template', () => {
  expect(postOf('/information/notice/237', 'menu')).toBe('/posts/none');
  expect(postOf('/information/notice/237', 'a&menu&b')).toBe('/posts/none');
  expect(postOf('/information/community/237', '')).toBe('/posts/none');
});
