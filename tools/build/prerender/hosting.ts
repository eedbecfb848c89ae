import type { Page } from '#src/lib/page-renderer.ts';
import { escapeHtml } from './html.ts';

/** The file of the build that lists all pages. */
export const pageList = 'pages.json';

/** The folder of the build with the compiled renderer, for `npm run posts`. No server sends it. */
export const rendererFolder = 'hosting/renderer';

/** Returns the file of the build with the template of the posts of a path pattern. */
export const postTemplate = (pattern: string): string => `hosting/${pattern.split('/').at(-2)}.html`;

/** Returns the file of a page: introduce.html for `/introduce`, introduce/학회연혁.html for its sub-screen 학회연혁. */
export function pageFile({ path, menu }: Pick<Page, 'path' | 'menu'>): string {
  const name = path === '/' ? 'index' : path.slice(1).replace('/:id', '/record');
  return menu ? `${name}/${menu}.html` : `${name}.html`;
}

/**
 * Returns the site map for search engines (sitemaps.org 0.9).
 * @param origin the origin of the published site
 */
export function sitemap(pages: readonly Page[], origin: string): string {
  const entries = pages
    .filter(({ description }) => description !== undefined)
    .map(({ address }) => `  <url><loc>${escapeHtml(new URL(address, origin).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns robots.txt, which excludes My Page, except its public documents, and the API (RFC 9309). */
export function robots(pages: readonly Page[], origin: string): string {
  const documents = pages.filter(({ path, description }) => path === '/mypage' && description !== undefined);
  const allowed = documents.map(({ address }) => `Allow: ${new URL(address, origin).href.slice(origin.length)}\n`);
  const sitemapUrl = new URL('/sitemap.xml', origin).href;
  return `User-agent: *\nDisallow: /mypage\n${allowed.join('')}Disallow: /api/\nSitemap: ${sitemapUrl}\n`;
}
