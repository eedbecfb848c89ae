import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const typeface = resolve('node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');

/** The fonts of earlier builds. Cutting and compressing them takes a third of a build. */
const cache = resolve('.cache/fonts');

/** The weights of src/styles/tokens.ts, and the 700 of bold text. */
const variationAxes = { wght: { min: 400, max: 700 } };

/**
 * The OpenType features that a browser applies by itself to Hangul, Latin letters and digits, and the tabular digits of
 * tables. The other features of Pretendard, with their alternative glyphs, are a sixth of the file.
 */
const keepFeatures = ['kern', 'calt', 'clig', 'liga', 'locl', 'rlig', 'tnum'];

/** Returns the code points of a text without control characters. */
export const codePointsOf = (text: string): Set<number> =>
  new Set([...text].map((character) => character.codePointAt(0) ?? 0).filter((code) => code >= 0x20));

/**
 * Cuts a font with some characters from Pretendard, or returns the one that an earlier build has cut from the same bytes.
 * @param source the font to cut from, if it is not the complete typeface. A smaller font is cut faster
 */
export async function cutFont(
  codes: Iterable<number>,
  targetFormat: 'woff2' | 'truetype' = 'woff2',
  source?: Buffer,
): Promise<Buffer> {
  const font = source ?? (await readFile(typeface));
  const text = String.fromCodePoint(...codes);
  const options = { targetFormat, variationAxes, keepFeatures };
  const key = createHash('sha256').update(font).update(text).update(JSON.stringify(options)).digest('hex');
  const path = join(cache, key);
  const known = await readFile(path).catch(() => undefined);
  if (known) return known;
  const cut = await subsetFont(font, text, options);
  await mkdir(cache, { recursive: true });
  // Two builds may write the same font at the same time.
  await writeFile(`${path}.${process.pid}`, cut);
  await rename(`${path}.${process.pid}`, path);
  return cut;
}

/** Returns code points as the ranges of `unicode-range` (CSS Fonts). */
function unicodeRange(codes: Iterable<number>): string {
  const found: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else found.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return found.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** Returns the `@font-face` rule of a font. @param url the URL of the file, relative to the style sheet or the page */
export const fontFaceRule = (family: string, url: string, codes: Iterable<number>) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:400 700;font-display:swap;unicode-range:${unicodeRange(codes)}}`;
