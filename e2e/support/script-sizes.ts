import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { type BudgetPage, type Figure, figures } from '#e2e/support/budget-pages.ts';

/** The paths of the scripts of a page, for each figure of its budget. */
type Scripts = Record<Figure, string[]>;

/** Loads a page and returns the paths of its scripts. */
async function loadScripts(page: Page, address: string): Promise<Scripts> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname);
  });
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  // Scripts with low priority load behind the others.
  const elements = html.match(/<(?:script type="module"|link rel="modulepreload")(?![^>]*fetchpriority="low")[^>]*>/g);
  const first = (elements ?? []).map((element) => /(?:src|href)="([^"]+)"/.exec(element)?.[1] ?? '');
  // The code of carousels follows after the first paint.
  await page.waitForFunction(() => !document.querySelector('.swiper:not(.swiper-initialized)'));
  await page.waitForLoadState('networkidle');
  return { first, complete: [...requested] };
}

/** Compressing a script takes longer than loading a page, and pages share most scripts. */
const sizes = new Map<string, Promise<number>>();

/** Returns the size of a script of the build after brotli compression, in bytes. */
async function compressedSize(script: string): Promise<number> {
  const result: unknown = await sizeLimit([filePlugin], [join('dist', script)]);
  const size = Array.isArray(result) ? result[0]?.size : undefined;
  if (typeof size !== 'number') throw new Error(`size-limit returned no size for ${script}.`);
  return size;
}

/** Returns the size of scripts after brotli compression, in bytes. */
async function sizeOf(scripts: readonly string[]): Promise<number> {
  const all = scripts.map((script) => {
    const size = sizes.get(script) ?? compressedSize(script);
    sizes.set(script, size);
    return size;
  });
  return (await Promise.all(all)).reduce((sum, size) => sum + size, 0);
}

/** A page with the scripts of one figure. `size` is in bytes after brotli compression. */
export type ScriptSize = BudgetPage & { figure: Figure; size: number; scripts: string[] };

/**
 * Loads a page in a tab of its own and measures both figures.
 * @throws Error if a script is not in dist/
 */
async function measureScripts(context: BrowserContext, page: BudgetPage): Promise<ScriptSize[]> {
  const tab = await context.newPage();
  const scripts = await loadScripts(tab, page.address);
  await tab.close();
  return Promise.all(
    figures.map(async (figure) => ({ ...page, figure, scripts: scripts[figure], size: await sizeOf(scripts[figure]) })),
  );
}

/** The number of pages that load at the same time, because each waits until its network is idle. */
const parallelTabs = 4;

/** Measures pages, some at the same time. */
export async function measureInParallel(context: BrowserContext, pages: readonly BudgetPage[]): Promise<ScriptSize[]> {
  const measured: ScriptSize[] = [];
  for (let first = 0; first < pages.length; first += parallelTabs) {
    const tabs = pages.slice(first, first + parallelTabs).map((page) => measureScripts(context, page));
    measured.push(...(await Promise.all(tabs)).flat());
  }
  return measured;
}
