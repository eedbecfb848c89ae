import { createHash } from 'node:crypto';
import { codePointsOf, cutFont, fontFaceRule } from './subset.ts';

/** The font that a page preloads, and its style rule. */
export type FirstFont = { path: string; rule: string };

/** The characters of names, numbers, dates and email addresses, which the data of the API have on every page. */
const basicCharacters = ` !"%&'()+,-./:?@0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

/**
 * The markers of the numbered lists of documents (`circled` in src/styles/global.ts), which the HTML does not have as text.
 * Without them, the numbers of a page are laid out again when its second font arrives. Later numbers are rare. A page with the
 * most characters leaves them to that font.
 */
const listMarkers = '①②③④⑤⑥⑦⑧';

const hasNumberedList = (html: string) => /<ol>\s*<li>/.test(html);

/** The most characters of a first font. The file then has less than the 60 kB that tests/built/fonts.test.ts allows. */
const maxCharacters = 459;

/** How many characters more a font may get if it thereby serves another page. A visitor then loads it only once. */
const maxSharedCharacters = 12;

/** Returns the visible text of HTML code, with the placeholders of its fields. */
export function textOfHtml(html: string): string {
  const placeholders = [...html.matchAll(/ placeholder="([^"]*)"/g)].map(([, text = '']) => text);
  return [html.replace(/<!--.*?-->|<[^>]+>/gs, ' '), ...placeholders]
    .join(' ')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, digits) => String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)));
}

/** Returns the text of the main headings and headers of HTML code. */
export const headingText = (html: string) =>
  textOfHtml([...html.matchAll(/<(h1|header)[ >].*?<\/\1>/gs)].map(([element]) => element).join(' '));

/** A set of characters, and the pages that need no other characters. */
type Group = { codes: Set<number>; pages: number[] };

const joinSets = (a: Set<number>, b: Set<number>) => new Set([...a, ...b]);

/** Puts pages with almost the same characters into one group. */
function groupPages(pages: readonly Set<number>[]): Group[] {
  const groups: Group[] = [];
  for (const [page, codes] of [...pages.entries()].sort(([, a], [, b]) => b.size - a.size)) {
    const group = groups.find((one) => {
      const { size } = joinSets(one.codes, codes);
      return size <= maxCharacters && size - codes.size <= maxSharedCharacters;
    });
    if (group) {
      group.codes = joinSets(group.codes, codes);
      group.pages.push(page);
    } else groups.push({ codes, pages: [page] });
  }
  return groups;
}

/**
 * Cuts the fonts that the pages preload. The font of a page has all characters of its HTML, so that no word of the first
 * view waits for another file. It also has the headings, headers and menus of all pages.
 * @param pages the rendered HTML of each page
 * @param sharedText texts that every page has outside this HTML, such as the menus
 * @returns the font of each page, and the files to write
 */
export async function cutFirstFonts(pages: readonly string[], sharedText: string) {
  const shared = codePointsOf([basicCharacters, ...pages.map(headingText), sharedText].join(''));
  // A page with more characters than a font may have keeps those that come first in it.
  const codesOfPages = pages.map((html) => {
    const markers = hasNumberedList(html) ? listMarkers : '';
    return new Set([...new Set([...shared, ...codePointsOf(textOfHtml(html) + markers)])].slice(0, maxCharacters));
  });
  const all = await cutFont(new Set(codesOfPages.flatMap((codes) => [...codes])), 'truetype');
  const fonts: FirstFont[] = [];
  const files: { path: string; bytes: Buffer }[] = [];
  for (const { codes, pages: members } of groupPages(codesOfPages)) {
    const bytes = await cutFont(codes, 'woff2', all);
    const path = `assets/first-font-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.woff2`;
    files.push({ path, bytes });
    for (const page of members) fonts[page] = { path, rule: fontFaceRule('Pretendard First', `/${path}`, codes) };
  }
  return { fonts, files };
}
