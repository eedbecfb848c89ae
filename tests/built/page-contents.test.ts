/** Checks headings, tables and links of the rendered pages. The tests need a build in dist/. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advertising } from '#src/content/advertising.ts';
import { listFees } from '#src/features/payment/goods.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { type ScreenId, screens } from '#src/navigation/screens.ts';
import { event } from '#tests/support/event.ts';
import { pageFile } from '#tools/build/prerender/hosting.ts';

const readPage = (path: string, screen?: ScreenId) =>
  readFile(join('dist', pageFile({ path, ...(screen && { screen, menu: screens[screen].title }) })), 'utf8');

/** Returns the text of HTML code without tags and comments, with single spaces. */
const plainTextOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<svg.*?<\/svg>|<[^>]+>/gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the HTML code of each element with a tag name. */
const elementsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([element]) => element);

test.each([
  [paths.home, '한빛화장품과학회', '한빛화장품과학회'],
  [paths.login, '로그인', '로그인 | 한빛화장품과학회'],
  [paths.findId, '아이디 찾기', '아이디 찾기 | 한빛화장품과학회'],
  [paths.findPassword, '비밀번호 찾기', '비밀번호 찾기 | 한빛화장품과학회'],
  [paths.signup, '회원가입', '회원약관 동의 | 회원가입 | 한빛화장품과학회'],
  [paths.introduce, '학회소개', '학회소개 | 한빛화장품과학회'],
  [paths.society, '학회활동 학술행사 안내', '학술행사 안내 | 학회활동 | 한빛화장품과학회'],
  [patterns.guide, '학회 가이드', '학회 가이드 | 한빛화장품과학회'],
  [paths.membership, '회원안내 가입안내', '가입안내 | 회원안내 | 한빛화장품과학회'],
  [paths.information, '자료실 공지사항', '공지사항 | 자료실 | 한빛화장품과학회'],
  [patterns.community, '자료실 자유게시판', '자유게시판 | 자료실 | 한빛화장품과학회'],
  [paths.publication, '간행물 저널안내', '저널안내 | 간행물 | 한빛화장품과학회'],
  [paths.contact, '문의하기', '문의하기 | 한빛화장품과학회'],
])('%s has the heading %s and the title %s', async (path, heading, title) => {
  const html = await readPage(path);
  expect(elementsOf(html, 'h1').map(plainTextOf)).toEqual([heading]);
  expect(elementsOf(html, 'title').map(plainTextOf)).toEqual([title]);
});

/** Returns the rows of a table as texts. @param caption the caption of the table */
function tableRows(html: string, caption: string): string[] {
  const table = elementsOf(html, 'table').find(
    (element) => elementsOf(element, 'caption').map(plainTextOf)[0] === caption,
  );
  return elementsOf(table ?? '', 'tr').map((row) =>
    [...row.matchAll(/<t[hd][ >].*?<\/t[hd]>/gs)].map(([cell]) => plainTextOf(cell)).join(' '),
  );
}

test('the joining guide has a table of the annual fees', async () => {
  expect(tableRows(await readPage(paths.membership), `${event.day.slice(0, 4)}년 연회비`)).toEqual([
    '회원구분 연회비',
    ...listFees('연회비', event.day).map(
      ({ memberType, won }) => `${memberType} ${won === 0 ? '없음' : formatWon(won)}`,
    ),
  ]);
});

test.each(['학술지 광고 요금, 1회 게재, 부가가치세 포함', '자료집 광고 요금, 1회 게재, 부가가치세 포함'])(
  'the advertising guide has the table %s',
  async (caption) => {
    expect(tableRows(await readPage(paths.publication, 'advertising'), caption)).toEqual([
      '게재 위치 컬러 흑백',
      ...advertising.prices.map(
        ({ position, color, blackAndWhite }) => `${position} ${formatWon(color)} ${formatWon(blackAndWhite)}`,
      ),
    ]);
  },
);

/** Returns the links of the main content that open a new window. */
const newWindowLinks = (html: string) =>
  elementsOf(elementsOf(html, 'main').join(''), 'a')
    .filter((link) => link.includes('target="_blank"'))
    .map((link) => ({
      name: plainTextOf(link),
      url: /href="([^"]*)"/.exec(link)?.[1] ?? '',
      rel: /rel="([^"]*)"/.exec(link)?.[1],
    }));

test('links to PDFs of the submission guide announce the new window, and their files exist', async () => {
  const links = newWindowLinks(await readPage(paths.publication, 'submission')).filter(({ url }) =>
    url.endsWith('.pdf'),
  );
  expect(links.map(({ name }) => name)).toEqual([
    '자기평가서 (PDF) (새 창)',
    '투고규정 (PDF) (새 창)',
    '심사규정 및 연구윤리규정 (PDF) (새 창)',
  ]);
  for (const { url } of links) {
    const file = await readFile(join('dist', url));
    expect(file.subarray(0, 5).toString(), url).toBe('%PDF-');
  }
});

test.each<[ScreenId, string, string]>([
  ['journalSearch', '저널 검색 바로가기 (새 창)', 'https://journal.example/hanbit'],
  ['submission', '온라인 논문투고시스템 (새 창)', 'https://submit.example/hanbit'],
])('the link of %s to another site announces the new window', async (screen, name, url) => {
  expect(newWindowLinks(await readPage(paths.publication, screen))).toContainEqual({
    name,
    url,
    rel: 'noopener noreferrer',
  });
});
