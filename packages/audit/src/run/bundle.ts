import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
// Declares the type of the global variable `audit` for all callbacks that run in the page.
import type {} from '#audit/page/main.ts';

const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Bundles a module, given as source text, for a page. @returns the script */
async function bundleForPage(contents: string): Promise<string> {
  // Only the repository has esbuild. The package has the scripts themselves.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The scripts of the audit for a page, as source text. bundle.ts writes them to the package. */
export const scriptSources = {
  page: "import '#audit/page/main.ts';",
  reader: "import { Virtual } from '@guidepup/virtual-screen-reader/browser.js'; globalThis.Reader = Virtual;",
  report: "import '#audit/report/script/main.ts';",
} as const;

/** Reads a script of the package, or bundles it in the repository. */
function readScript(name: keyof typeof scriptSources): Promise<string> {
  const inPackage = join(import.meta.dirname, `${name}.js`);
  return existsSync(inPackage) ? readFile(inPackage, 'utf8') : bundleForPage(scriptSources[name]);
}

/** esbuild wraps functions in the helper `__name`, which does not exist in a page. */
const nameHelper = 'globalThis.__name ??= (given) => given;';

let cachedPageScript: Promise<string> | undefined;

/** Returns the audit's script for a page, which defines the global variable `audit`. Bundles it once. */
export function pageScript(): Promise<string> {
  cachedPageScript ??= readScript('page').then((script) => `${nameHelper}\n${script}`);
  return cachedPageScript;
}

/** Returns the script of the virtual screen reader, which defines `Reader`. */
export const readerScript = (): Promise<string> => readScript('reader');

/** Returns the script of IBM's engine, which defines `ace`. */
export const ibmScript = async (): Promise<string> =>
  `${await readFile(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')};globalThis.ace = ace;`;

let cachedReportScript: Promise<string> | undefined;

/** Returns the script of the report. Bundles it once: a signal to the group of processes also ends the bundler. */
export function reportScript(): Promise<string> {
  cachedReportScript ??= readScript('report');
  return cachedReportScript;
}
