import { Feed } from 'feed';
import { feeds } from '#src/content/feeds.ts';
import { escapeHtml } from '#tools/build/prerender/html.ts';
import type { StoredPost } from './post-store.ts';

const maxUrls = 50_000;
const maxFeedEntries = 30;
const sitemapXml = (element: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${element}>\n`;

/** Returns the element of an address in a site map. @param day the day of its last change (YYYY-MM-DD), or null */
export const urlElement = (address: string, origin: string, day: string | null = null): string =>
  `<url><loc>${escapeHtml(new URL(address, origin).href)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;

/** Returns the site map with some elements (sitemaps.org 0.9). */
export const sitemapOf = (urls: readonly string[]): string => sitemapXml('urlset', urls);

/**
 * Returns the site map with the pages of the build and all posts. Above 50,000 URLs it is an index of several files.
 * @param built the site map of the build
 * @returns the texts by file
 */
export function sitemapFiles(built: string, posts: readonly StoredPost[], origin: string): Record<string, string> {
  const postUrls = posts.map(({ address, changed, date }) =>
    urlElement(address, origin, changed?.slice(0, 10) ?? date),
  );
  const urls = [...(built.match(/<url>.*?<\/url>/g) ?? []), ...postUrls];
  if (urls.length <= maxUrls) return { 'sitemap.xml': sitemapOf(urls) };
  const parts = Array.from({ length: Math.ceil(urls.length / maxUrls) }, (_, index) => [
    `sitemap-${index + 1}.xml`,
    sitemapOf(urls.slice(index * maxUrls, (index + 1) * maxUrls)),
  ]);
  const locations = parts.map(([file]) => `<sitemap><loc>${origin}/${file}</loc></sitemap>`);
  return { ...Object.fromEntries(parts), 'sitemap.xml': sitemapXml('sitemapindex', locations) };
}

// XML 1.0 has no form for these characters, which a title may contain.
const withoutControls = (text: string) => text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

// Titles and descriptions of a feed are HTML.
const toFeedHtml = (text: string) => escapeHtml(withoutControls(text));

/** Returns the Atom feeds of the notices and of the event guides (RFC 4287), by file. */
export function feedFiles(posts: readonly StoredPost[], origin: string, society: string): Record<string, string> {
  const momentOf = (post: StoredPost) => new Date(post.changed ?? (post.date ? `${post.date}T00:00:00+09:00` : 0));
  return Object.fromEntries(
    Object.entries(feeds).map(([kind, { title, path }]) => {
      const newest = posts
        .filter((post) => post.kind === kind)
        .toSorted((first, second) => momentOf(second).getTime() - momentOf(first).getTime())
        .slice(0, maxFeedEntries);
      const feed = new Feed({
        title,
        id: origin + path,
        link: `${origin}/`,
        feedLinks: { atom: origin + path },
        language: 'ko',
        copyright: society,
        author: { name: society },
        updated: newest[0] ? momentOf(newest[0]) : new Date(0),
      });
      for (const post of newest) {
        const { href } = new URL(post.address, origin);
        feed.addItem({
          title: toFeedHtml(post.name),
          id: href,
          link: href,
          date: momentOf(post),
          description: toFeedHtml(post.description),
          author: [{ name: withoutControls(post.author ?? society) }],
        });
      }
      return [path.slice(1), feed.atom1()];
    }),
  );
}
