// @module-tag slow
/** Reads posts from the mock with the built renderer, and writes their pages. e2e/full/posts.e2e.ts opens such pages. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';
import { feeds } from '#src/content/feeds.ts';
import { previewPicture } from '#src/content/society.ts';
import { writePostPages } from '#tests/support/post-pages.ts';

let root: string;
let mock: Awaited<ReturnType<typeof createMockServer>>;

beforeAll(async () => {
  mock = await createMockServer({ port: 0 });
  root = await mkdtemp(join(tmpdir(), 'posts-'));
});
afterAll(async () => {
  await mock.close(true);
  await rm(root, { recursive: true, force: true });
});

const elementText = (document: Document, selector: string) => document.querySelector(selector)?.textContent ?? '';
const contentOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? '';

function parsePage(html: string): Document {
  const { document } = new JSDOM(html, { url: 'https://site.test' }).window;
  return document as Document;
}

const structuredDataOf = (document: Document): { '@type': string }[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((data) =>
    JSON.parse(data.textContent ?? ''),
  );

test('the page of a notice has its text, title, description, canonical address and structured data', async () => {
  const { outcome, pages } = await writePostPages(join(root, 'build'), mock.url ?? '', 5);
  const readPostPage = (file: string) => readFile(join(pages, file), 'utf8');
  expect(outcome.problems).toEqual([]);
  expect(outcome.read).toBe(outcome.written);

  const notice = parsePage(await readPostPage('notice/237.html'));
  // The browser paints without another request.
  expect(notice.querySelectorAll('link[rel=stylesheet]:not([disabled]), script[src]:not([type=module])')).toHaveLength(
    0,
  );
  expect([...notice.querySelectorAll('style')].map((style) => style.textContent).join()).toContain('@font-face');
  const name = '2025년 제5차 정기총회 및 추계학술대회 사전등록 안내';
  expect(notice.title).toContain(name);
  expect(elementText(notice, 'article h2')).toBe(name);
  expect(elementText(notice, 'article')).toContain('11월 3일(월)부터 11월 14일(금)까지');
  expect(contentOf(notice, 'meta[name=description]')).toContain('사전등록 기간');
  expect(contentOf(notice, 'meta[property="og:title"]')).toBe(name);
  expect(notice.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/information\/notice\/237$/);
  expect(notice.querySelector('meta[name=robots]')).toBeNull();
  expect(structuredDataOf(notice)).toMatchObject([
    { '@type': 'NewsArticle', headline: name },
    { '@type': 'BreadcrumbList' },
  ]);

  const guide = parsePage(await readPostPage('guide/124.html'));
  expect(structuredDataOf(guide)).toMatchObject([{ '@type': 'Event', startDate: '2025-05-23T09:30:00+09:00' }, {}]);
  const previewOf = (page: Document) =>
    ['', ':width', ':height', ':alt'].map((end) => contentOf(page, `meta[property="og:image${end}"]`));
  const site = 'https://www.hanbit-cosmetics.example';
  const { path, width, height, alt } = previewPicture;
  expect(previewOf(notice)).toEqual([site + path, String(width), String(height), alt]);
  const [url, ...shown] = previewOf(parsePage(await readPostPage('gallery/515.html')));
  expect([url, ...shown]).toEqual([`${site}/pictures/posts/gallery/515.jpg`, '1200', '630', '2025 춘계학술대회 현장']);
  const picture = sharp(join(pages, 'pictures/posts/gallery/515.jpg'));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  await expect(readPostPage('forum/664.html')).rejects.toThrow('ENOENT');

  // A reader finds the addresses of the feeds and of their posts.
  const newestPosts = { notice: '/information/notice/237', guide: '/society/guide/124' };
  expect(Object.keys(feeds)).toEqual(Object.keys(newestPosts));
  for (const [kind, { title, path }] of Object.entries(feeds)) {
    const feed = parseFeed(await readPostPage(path.slice(1)));
    expect(feed.toJSON()).toMatchObject({ meta: { type: 'atom' }, title, self: site + path });
    expect(feed.items.map(({ url }) => url)).toContain(site + Reflect.get(newestPosts, kind));
    expect(feed.updated).toEqual(feed.items[0]?.updated);
  }
});
