/** Checks the fonts and the first pictures of the built pages. The tests need a build in dist/. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headingText, textOfHtml } from '#tools/build/fonts/first-fonts.ts';
import { codePointsOf } from '#tools/build/fonts/subset.ts';
import { pageFile } from '#tools/build/prerender/hosting.ts';

const pages: { path: string; menu?: string }[] = JSON.parse(await readFile('dist/pages.json', 'utf8'));
const documents = await Promise.all(
  pages.map(async (page) => ({ page, html: await readFile(join('dist', pageFile(page)), 'utf8') })),
);
const sizeOf = async (path: string) => (await stat(join('dist', path))).size;

/** Returns the code points in the `unicode-range` of a font. */
function rangeOf(styles: string, family: string): Set<number> {
  const [, range = ''] =
    new RegExp(`font-family:\\s*['"]?${family}['"]?;[^}]*unicode-range:([^;}]*)`).exec(styles) ?? [];
  return new Set(
    [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    }),
  );
}

/** Returns the characters of a text that a font lacks. */
const missing = (text: string, range: Set<number>) =>
  [...codePointsOf(text)].filter((code) => !range.has(code)).map((code) => String.fromCodePoint(code));

const bodyOf = (html: string) => html.slice(html.indexOf('<body>')).replace(/<script.*?<\/script>/gs, '');
const headings = documents.map(({ html }) => headingText(bodyOf(html))).join('');

test.each(documents)('$page.path $page.menu preloads one font of at most 60 kB', async ({ html }) => {
  const links = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g)];
  expect(links).toHaveLength(1);
  expect(await sizeOf(links[0]?.[1] ?? '')).toBeLessThanOrEqual(60_000);
});

test.each(documents)(
  '$page.path $page.menu has the headings and headers of all pages in its first font',
  ({ html }) => {
    expect(missing(headings, rangeOf(html, 'Pretendard First'))).toEqual([]);
  },
);

test.each(documents)('$page.path $page.menu shows no word of its HTML in two typefaces', ({ html }) => {
  expect(missing(textOfHtml(bodyOf(html)), rangeOf(html, 'Pretendard First'))).toEqual([]);
});

test.each(documents)(
  '$page.path $page.menu has no rule of the second font, which would delay its scripts',
  ({ html }) => {
    expect(html).not.toMatch(/@font-face[^}]*Pretendard Site/);
  },
);

// The text of the sign-up needs all characters that a first font may have.
const numbered = documents.filter(({ page, html }) => page.path !== '/auth/signup' && /<ol>\s*<li>/.test(html));
test.each(numbered)('$page.path $page.menu has the first numbers of its lists in its first font', ({ html }) => {
  expect(missing('①②③④⑤⑥⑦⑧', rangeOf(html, 'Pretendard First'))).toEqual([]);
});

test('the second font has the characters of all texts of the site, and the usual signs of posts', async () => {
  const sheet = (await readdir('dist/assets')).find((file) => /^site-font-.*\.css$/.test(file)) ?? '';
  const range = rangeOf(await readFile(join('dist/assets', sheet), 'utf8'), 'Pretendard Site');
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.(tsx?|md)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join('src', file), 'utf8')));
  expect(missing(`${texts.join('')}—※×℃㎖`, range)).toEqual([]);
  expect(missing(documents.map(({ html }) => textOfHtml(bodyOf(html))).join(''), range)).toEqual([]);
});

test('a phone preloads no picture for the inquiry form, which hides it there', () => {
  const { html = '' } = documents.find(({ page }) => page.path === '/contact') ?? {};
  const [link, ...others] = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(link).toContain('media="not all and (max-width: 900px)"');
});

const withPicture = documents.filter(({ html }) =>
  /as="image"(?![^>]* media="not all and \(max-width: 900px\)")/.test(html),
);

test('a page with a picture at its top has the picture of a phone in its HTML, with at most 12 kB', () => {
  expect(withPicture.length).toBeGreaterThan(20);
  for (const { page, html } of withPicture) {
    const [, media, data = ''] =
      /<source media="([^"]*)"[^>]* srcSet="data:image\/avif;base64,([^"]*)"/.exec(html) ?? [];
    expect(media, page.path).toBe('(max-width: 600px) and (orientation: portrait)');
    expect(Buffer.from(data, 'base64').length, page.path).toBeLessThanOrEqual(12_000);
    expect(html.match(/as="image"[^>]*/g), page.path).toEqual([
      expect.stringContaining(`media="not all and ${media}"`),
    ]);
  }
});
