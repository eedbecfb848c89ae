import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { countryNames } from '#tools/build/country-names.ts';
import { codePointsOf, cutFont, fontFaceRule } from './subset.ts';

/** The module that src/start.tsx imports. In development it is empty, and the page uses the complete typeface. */
const moduleName = 'virtual:site-font.css';
const folder = resolve('.cache/site-font');
const fontName = 'site-font.woff2';

/** Signs that posts have and the texts of the site may not. A post with one outside the font costs 50 kB more. */
const signsOfPosts = '–—‘’“”…·ㆍ•※→←↑↓〈〉《》「」『』【】○●◎□■△▲▽▼◇◆☆★①②③④⑤⑥⑦⑧⑨⑩℃㎎㎏㎖㎡㈜×÷±≤≥µ';

async function readTextsBelow(path: string): Promise<string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(tsx?|ya?ml|md)$/.test(entry.name));
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join('');
}

/** Returns the code points of the site's texts, of the contract's examples, which resemble members' posts, and of signs. */
async function siteCodePoints(): Promise<Set<number>> {
  const noBreakSpace = 0xa0;
  const ascii = Array.from({ length: 95 }, (_, index) => 0x20 + index);
  const text = (await Promise.all(['src', 'openapi'].map(readTextsBelow))).join('');
  return new Set([...ascii, noBreakSpace, ...codePointsOf(text + countryNames.join('') + signsOfPosts)]);
}

/**
 * Writes the font and its style sheet to .cache/site-font.
 * @returns the path of the style sheet
 */
async function writeSiteFont(): Promise<string> {
  const codes = await siteCodePoints();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fontName), await cutFont(codes));
  await writeFile(join(folder, 'site-font.css'), fontFaceRule('Pretendard Site', `./${fontName}`, codes));
  return join(folder, 'site-font.css');
}

/**
 * Creates the font with the characters of all texts of the site, a subset of Pretendard. Pages load it after their first
 * font (first-fonts.ts). Other characters, such as those in posts, come from the files of the complete typeface.
 */
export function siteFont(): Plugin {
  let sheet: Promise<string> | undefined;
  return {
    name: 'site-font',
    enforce: 'pre',
    resolveId(id) {
      if (id !== moduleName) return;
      if (this.environment.mode !== 'build') return `\0${moduleName}`;
      sheet ??= writeSiteFont();
      return sheet;
    },
    load: (id) => (id === `\0${moduleName}` ? '' : undefined),
  };
}
