/** What must be true of every page that the build has rendered. `npm test` builds first. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { subScreens } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { pageFile } from '#tools/build/prerender/hosting.ts';
import { pageFileForUrl } from '#tools/build/prerender/preview.ts';

type ListedPage = { path: string; menu?: string };

const readBuilt = (file: string) => readFile(join('dist', file), 'utf8');
const pages: ListedPage[] = JSON.parse(await readBuilt('pages.json'));
const documents = await Promise.all(pages.map(async (page) => ({ page, html: await readBuilt(pageFile(page)) })));

const unescapeHtml = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const metaContent = (html: string, name: string) =>
  unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const documentTitle = (html: string) => /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
const inlineStyles = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
const digest = (text: string) => createHash('sha256').update(text).digest('base64');

const sheets = (await readdir('dist/assets')).filter((file) => file.endsWith('.css') && !file.startsWith('pretendard'));
const allStyles = (await Promise.all(sheets.map((file) => readBuilt(`assets/${file}`)))).join('\n');
/** Every class that the site has styles for. */
const styled = new Set([...allStyles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

const isIndexed = (html: string) => metaContent(html, 'robots') !== 'noindex';

describe('pages', () => {
  test('there is one of every path, and of every sub-screen', () => {
    const wanted = Object.values(paths)
      .filter((path) => path !== paths.widgets)
      .flatMap((path) => [path, ...(subScreens[path] ?? []).slice(1).map((menu) => `${path}?${menu}`)]);
    const present = pages.map(({ path, menu }) => (menu ? `${path}?${menu}` : path));
    expect(present).toEqual(expect.arrayContaining(wanted));
    expect(present).toHaveLength(wanted.length + 3);
  });

  test.each(documents)('$page.path $page.menu is whole: one heading, main and title', ({ page, html }) => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    expect(html.match(/<title[ >]/g)).toHaveLength(1);
    expect(documentTitle(html)).toContain(page.menu ?? '한빛화장품과학회');
  });

  test('no two that search engines read have the same title or description', () => {
    const indexed = documents.filter(({ html }) => isIndexed(html));
    for (const part of [documentTitle, (html: string) => metaContent(html, 'description')]) {
      const texts = indexed.map(({ html }) => part(html));
      expect(texts.every((text) => text.length > 5)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(indexed.length).toBeGreaterThan(20);
  });

  test.each(documents)(
    '$page.path $page.menu allows the styles and the script that it carries, by their hash',
    ({ html }) => {
      expect(inlineStyles(html).length).toBeGreaterThan(1000);
      expect(unescapeHtml(html)).toContain(`style-src-elem 'self' 'sha256-${digest(inlineStyles(html))}'`);
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
      expect(scripts).toEqual([expect.stringContaining('localStorage')]);
      expect(unescapeHtml(html)).toContain(`script-src 'self' 'sha256-${digest(scripts[0] ?? '')}'`);
    },
  );

  test.each(documents)('$page.path $page.menu carries the styles of all that it shows', ({ html }) => {
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...shown].filter((name) => styled.has(name) && !inlineStyles(html).includes(`.${name}`))).toEqual([]);
  });

  test.each(documents)('$page.path $page.menu has nothing that waits, and no data', ({ html }) => {
    // React's mark of a part that comes later.
    expect(html).not.toContain('<template id="B:');
    expect(html).not.toMatch(/href="\/information\/(notice|community)\/\d+/);
  });

  test('the sign-up carries its first step', () => {
    const html = documents.find(({ page }) => page.path === paths.signup)?.html ?? '';
    expect(html).toContain('서비스 이용 약관에 동의합니다.');
  });

  test('what describes the society and its event to machines can be read', () => {
    const dataOf = (path: string) => {
      const html = documents.find(({ page }) => page.path === path && !page.menu)?.html ?? '';
      return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    };
    expect(dataOf(paths.home)).toMatchObject({ '@type': 'Organization', name: '한빛화장품과학회' });
    expect(dataOf(paths.society)).toMatchObject({ '@type': 'Event', startDate: '2025-11-21' });
  });
});

describe('for the host', () => {
  test.each([
    ['/introduce?menu=%ED%95%99%ED%9A%8C%EC%97%B0%ED%98%81', 'introduce/학회연혁.html'],
    ['/introduce?menu=%EC%A0%95%EA%B4%80+%EB%B0%8F+%EA%B7%9C%EC%A0%95', 'introduce/정관 및 규정.html'],
    ['/introduce?menu=없는+메뉴', 'introduce.html'],
    ['/introduce?menu=%', 'introduce.html'],
    ['/information/notice/42?menu=%EA%B0%A4%EB%9F%AC%EB%A6%AC', 'information/notice/record.html'],
    ['/information/notice/abc', null],
    ['/api/v1/front/getInfo', null],
  ])('%s is answered with %s', (address, file) => {
    expect(pageFileForUrl(pages, address)).toBe(file);
  });

  test('the map for nginx names a file that is there for every sub-screen', async () => {
    const map = await readBuilt('pages.nginx.conf');
    const files = [...map.matchAll(/"\/([^"]+\.html)";/g)].map(([, file = '']) => file);
    expect(new Set(files).size).toBe(pages.filter(({ path, menu }) => menu || path.includes(':id')).length);
    await Promise.all(files.map((file) => readBuilt(file)));
  });

  test('the site map lists the pages that search engines read, and robots.txt names it', async () => {
    const listed = (await readBuilt('sitemap.xml')).match(/<loc>/g);
    expect(listed).toHaveLength(documents.filter(({ html }) => isIndexed(html)).length);
    expect(await readBuilt('robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  });
});
