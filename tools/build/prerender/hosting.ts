import type { Page } from '#src/lib/page-renderer.ts';

/** The file of the build that lists all pages. */
export const pageList = 'pages.json';

/** Returns the file of the build with the template of the posts of a path pattern. */
export const postTemplate = (pattern: string): string => `hosting/${pattern.split('/').at(-2)}.html`;

/**
 * Returns the file of a page: introduce.html for `/introduce`, introduce/history.html for its sub-screen `history`. A label
 * could have characters that are no part of a file name.
 */
export function pageFile({ screen, path, menu }: Pick<Page, 'screen' | 'path' | 'menu'>): string {
  const name = path === '/' ? 'index' : path.slice(1).replace('/:id', '/record');
  return menu ? `${name}/${screen}.html` : `${name}.html`;
}

/** Returns robots.txt, which excludes My Page, except its public documents, and the API (RFC 9309). */
export function robots(pages: readonly Page[], origin: string): string {
  const documents = pages.filter(({ path, description }) => path === '/mypage' && description !== undefined);
  const allowed = documents.map(({ address }) => `Allow: ${new URL(address, origin).href.slice(origin.length)}\n`);
  const sitemapUrl = new URL('/sitemap.xml', origin).href;
  return `User-agent: *\nDisallow: /mypage\n${allowed.join('')}Disallow: /api/\nSitemap: ${sitemapUrl}\n`;
}
