import type { Page } from '#src/lib/page-renderer.ts';
import { escapeHtml } from './html.ts';

/** Returns the file of a page: introduce.html for `/introduce`, introduce/학회연혁.html for its sub-screen 학회연혁. */
export function pageFile({ path, menu }: Pick<Page, 'path' | 'menu'>): string {
  const name = path === '/' ? 'index' : path.slice(1).replace('/:id', '/record');
  return menu ? `${name}/${menu}.html` : `${name}.html`;
}

/** Returns the encodings of a sub-screen in a query: with `%20` and with `+` for a space. */
const encodedMenus = (menu: string) => [
  ...new Set([encodeURIComponent(menu), new URLSearchParams({ m: menu }).toString().slice(2)]),
];

/**
 * Returns a map for nginx from path and `menu` to the file of a page. To use it, write `include pages.nginx.conf` in the
 * http block, and `try_files $page $uri $uri.html /fallback.html` in the server block.
 */
export function nginxMap(pages: readonly Page[]): string {
  const lines = pages.flatMap((page) => {
    const target = `"/${encodeURI(pageFile(page))}"`;
    if (page.path.includes(':id')) return [`  "~^${page.path.replace(':id', '[0-9]+')}\\?" ${decodeURI(target)};`];
    if (!page.menu) return [];
    return encodedMenus(page.menu).map((menu) => `  "${page.path}?${menu}" ${decodeURI(target)};`);
  });
  return `map "$uri?$arg_menu" $page {\n  default "";\n${lines.join('\n')}\n}\n`;
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

/** Returns robots.txt, which excludes My Page and the API (RFC 9309). */
export const robots = (origin: string) =>
  `User-agent: *\nDisallow: /mypage\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
