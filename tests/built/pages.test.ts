/** Checks every page that the build has rendered. The tests need a build in dist/, which `npm test` creates first. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paths } from '#src/navigation/paths.ts';
import { screens, screensAt } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { pageFile } from '#tools/build/prerender/hosting.ts';

type ListedPage = { screen?: string; path: string; menu?: string };

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
/** Every class with styles. */
const styled = new Set([...allStyles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

const isIndexed = (html: string) => metaContent(html, 'description') !== '';

describe('pages', () => {
  test('exist for every path and every sub-screen', () => {
    const expected = Object.values(paths).flatMap((path) =>
      screensAt(path).map((id, index) => (index === 0 ? path : `${path}?${screens[id].title}`)),
    );
    const present = pages.map(({ path, menu }) => (menu ? `${path}?${menu}` : path));
    expect(present).toEqual(expect.arrayContaining(expected));
    expect(present).toHaveLength(expected.length + 3);
  });

  test.each(documents)(
    '$page.path $page.menu has one main heading, one main element and one title',
    ({ page, html }) => {
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
      expect(html.match(/<title[ >]/g)).toHaveLength(1);
      expect(documentTitle(html)).toContain(page.menu ?? '한빛화장품과학회');
    },
  );

  test('have different titles and descriptions if search engines may read them', () => {
    const indexed = documents.filter(({ html }) => isIndexed(html));
    for (const part of [documentTitle, (html: string) => metaContent(html, 'description')]) {
      const texts = indexed.map(({ html }) => part(html));
      expect(texts.every((text) => text.length > 5)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(indexed.length).toBeGreaterThan(20);
  });

  test('name a picture for previews that messengers show, with its size and a text', async () => {
    const namesOf = (html: string) =>
      ['', ':width', ':height', ':alt'].map((end) => metaContent(html, `og:image${end}`));
    const [[url = '', ...names] = [], ...others] = [
      ...new Set(documents.map(({ html }) => namesOf(html).join('|'))),
    ].map((joined) => joined.split('|'));
    expect(others).toEqual([]);
    const { format, width, height } = await sharp(join('dist', new URL(url).pathname)).metadata();
    expect(names).toEqual([String(width), String(height), expect.stringMatching(/[가-힣]/)]);
    expect([format, width >= 1200, height >= 630]).toEqual(['jpeg', true, true]);
  });

  test.each(documents)('$page.path $page.menu allows its inline styles and script by their hash', ({ html }) => {
    expect(inlineStyles(html).length).toBeGreaterThan(1000);
    expect(unescapeHtml(html)).toContain(`style-src-elem 'self' 'sha256-${digest(inlineStyles(html))}'`);
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts.at(-1)).toContain('localStorage');
    const hashes = scripts.map((script) => `'sha256-${digest(script)}'`).join(' ');
    expect(unescapeHtml(html)).toContain(`script-src 'self' ${hashes};`);
  });

  test.each(documents)('$page.path $page.menu contains the styles of all its classes', ({ html }) => {
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...shown].filter((name) => styled.has(name) && !inlineStyles(html).includes(`.${name}`))).toEqual([]);
  });

  test.each(documents)('$page.path $page.menu has no lazy-loaded section and no data of the API', ({ html }) => {
    // React marks a Suspense boundary that is completed later with this element.
    expect(html).not.toContain('<template id="B:');
    expect(html).not.toMatch(/href="\/information\/(notice|community)\/\d+/);
  });

  test.each([
    ['privacy', '「개인정보 보호법」 제30조'],
    ['service', '제20조 (분쟁의 해결과 관할)'],
  ] as const)('the public document %s is complete, and robots.txt allows it', async (screen, text) => {
    const html = documents.find(({ page }) => page.screen === screen)?.html ?? '';
    expect(html).toContain(text);
    expect(documentTitle(html)).toBe(`${screens[screen].title} | 한빛화장품과학회`);
    const { pathname, search } = new URL(screenTarget(screen).to, 'https://a.example');
    expect(await readBuilt('robots.txt')).toContain(`\nAllow: ${pathname}${search}\n`);
  });

  test('the sign-up contains its first step', () => {
    const html = documents.find(({ page }) => page.path === paths.signup)?.html ?? '';
    expect(html).toContain('서비스 이용 약관에 동의합니다.');
  });

  test('the structured data describe the society and its event', () => {
    const dataOf = (path: string) => {
      const html = documents.find(({ page }) => page.path === path && !page.menu)?.html ?? '';
      return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    };
    expect(dataOf(paths.home)).toMatchObject({ '@type': 'Organization', name: '한빛화장품과학회' });
    expect(dataOf(paths.society)).toMatchObject({ '@type': 'Event', startDate: '2025-11-21' });
  });
});

describe('search engines', () => {
  test('find a site map of the indexed pages, which robots.txt names', async () => {
    const listed = (await readBuilt('sitemap.xml')).match(/<loc>/g);
    expect(listed).toHaveLength(documents.filter(({ html }) => isIndexed(html)).length);
    expect(await readBuilt('robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  });
});
