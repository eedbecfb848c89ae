import { Feed } from 'feed';
import { feeds } from '#src/content/feeds.ts';
import { escapeHtml } from '#tools/build/prerender/html.ts';
import type { StoredPost } from './post-store.ts';

const maxUrls = 50_000;
const maxFeedEntries = 30;
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;

const changeDay = ({ changed, date }: StoredPost) => changed?.slice(0, 10) ?? date;

/**
 * Returns the site map with the pages of the build and all posts (sitemaps.org 0.9). Above 50,000 URLs it is an index of
 * several files.
 * @param built the site map of the build
 * @returns the texts by file
 */
export function sitemapFiles(built: string, posts: readonly StoredPost[], origin: string): Record<string, string> {
  const pageUrls = built.match(/<url>.*?<\/url>/g) ?? [];
  const postUrls = posts.map((post) => {
    const day = changeDay(post);
    return `<url><loc>${escapeHtml(new URL(post.address, origin).href)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  const urls = [...pageUrls, ...postUrls];
  const setOf = (part: readonly string[]) => xml(`<urlset ${xmlns}>\n${part.join('\n')}\n</urlset>`);
  if (urls.length <= maxUrls) return { 'sitemap.xml': setOf(urls) };
  const parts = Array.from({ length: Math.ceil(urls.length / maxUrls) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: setOf(urls.slice(index * maxUrls, (index + 1) * maxUrls)),
  }));
  const locations = parts.map(({ file }) => `<sitemap><loc>${origin}/${file}</loc></sitemap>`);
  return {
    ...Object.fromEntries(parts.map(({ file, text }) => [file, text])),
    'sitemap.xml': xml(`<sitemapindex ${xmlns}>\n${locations.join('\n')}\n</sitemapindex>`),
  };
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
