import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Page } from '#src/lib/page-renderer.ts';
import { pageFile } from './hosting.ts';

/** The file of the build that lists all pages, for web servers and the preview. */
export const pageList = 'pages.json';

/** Returns the file of the page for a URL, or null if the build has no file for this path. */
export function pageFileForUrl(pages: readonly Pick<Page, 'path' | 'menu'>[], address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const ofPath = pages.filter(({ path }) => new RegExp(`^${path.replace(':id', '\\d+')}$`).test(pathname));
  const page = ofPath.find(({ menu }) => menu === searchParams.get('menu')) ?? ofPath.find(({ menu }) => !menu);
  return page ? pageFile(page) : null;
}

/** Makes the preview serve the file of each page, as a web server with the map does. */
export const prerenderedPages = (): Plugin => ({
  name: 'prerendered-pages',
  async configurePreviewServer({ middlewares, config }) {
    const folder = config.build.outDir;
    const pages = JSON.parse(await readFile(join(folder, pageList), 'utf8').catch(() => '[]'));
    middlewares.use((request, _, next) => {
      const file = request.headers.accept?.includes('text/html') ? pageFileForUrl(pages, request.url ?? '/') : null;
      if (file) request.url = `/${encodeURI(file)}`;
      next();
    });
  },
});
