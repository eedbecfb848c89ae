import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The module that src/main.tsx imports. In development it is empty, and the page uses the complete typeface. */
const moduleName = 'virtual:site-font.css';
const folder = resolve('.cache/site-font');
const fontName = 'site-font.woff2';
const typeface = resolve('node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');

async function readTextsBelow(path: string): Promise<string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(tsx?|ya?ml|md)$/.test(entry.name));
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join('');
}

/** Returns the code points of the site's texts and of the contract's examples, which resemble members' posts. */
async function siteCodePoints(): Promise<number[]> {
  const ascii = Array.from({ length: 95 }, (_, index) => 0x20 + index);
  const text = (await Promise.all(['src', 'openapi'].map(readTextsBelow))).join('');
  const used = [...text].map((character) => character.codePointAt(0) ?? 0).filter((code) => code >= 0x20);
  return [...new Set([...ascii, ...used])].sort((a, b) => a - b);
}

/** Returns sorted code points as the ranges of `unicode-range` (CSS Fonts). */
function unicodeRange(codes: readonly number[]): string {
  const found: [number, number][] = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else found.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return found.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/**
 * Writes the subset font and its style sheet to .cache/site-font.
 * @returns the path of the style sheet
 */
async function writeSiteFont(): Promise<string> {
  const codes = await siteCodePoints();
  const font = await subsetFont(await readFile(typeface), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  const sheet = `@font-face{font-family:'Pretendard Site';src:url('./${fontName}') format('woff2');font-weight:400 700;font-display:swap;unicode-range:${unicodeRange(codes)}}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fontName), font);
  await writeFile(join(folder, 'site-font.css'), sheet);
  return join(folder, 'site-font.css');
}

/**
 * Creates a preloaded font with the characters of the site's own texts, a subset of Pretendard. Other characters, such as
 * those in posts, come from the files of the complete typeface.
 */
export function siteFont(): Plugin {
  let sheet: Promise<string> | undefined;
  let building = false;
  return {
    name: 'site-font',
    enforce: 'pre',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    resolveId(id) {
      if (id !== moduleName) return;
      sheet ??= building ? writeSiteFont() : undefined;
      return sheet ?? `\0${moduleName}`;
    },
    load: (id) => (id === `\0${moduleName}` ? '' : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const font = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(fontName));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font.fileName}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
