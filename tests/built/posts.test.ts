/** Reads posts from the mock and from a hostile API with the built renderer, and writes their pages. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';
import type { PostRenderer } from '#src/lib/page-renderer.ts';
import { attacks } from '#tests/browser/support/attacks.ts';
import { openStore } from '#tools/posts/post-store.ts';
import { writePosts } from '#tools/posts/write-posts.ts';

/** The corpus has some hundred attacks; tests/browser tries all of them in the same sanitiser. */
const triedAttacks = attacks.filter((_, index) => index % 8 === 0);

const envelope = (data: object) => JSON.stringify({ success: true, data, error: null });

/** An API whose newsletters have the attacks as title, author and content. The other lists are empty. */
const hostile = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://api.test').searchParams;
  const type = query.get('type');
  const page = Number(query.get('page'));
  const pk = Number(query.get('info_pk'));
  const attack = triedAttacks[pk - 1] ?? '';
  const postOf = (number: number) => ({
    newsletter_pk: number,
    newsletter_title: (triedAttacks[number - 1] ?? '').slice(0, 200) || '글',
    newsletter_hit: 1,
    newsletter_enrollment_date: null,
    fixed_yn: null,
  });
  const numbers = triedAttacks.map((_, index) => index + 1).slice((page - 1) * 100, page * 100);
  response.setHeader('Content-Type', 'application/json');
  if (pk)
    response.end(
      envelope({
        newsletter: { ...postOf(pk), newsletter_content: attack, admin_name: attack.slice(0, 50) },
        newsletter_file: [],
        prev_pk: null,
        next_pk: null,
      }),
    );
  else if (type === 'newsletter')
    response.end(envelope({ newsletter: numbers.map(postOf), newsletter_count: triedAttacks.length }));
  else if (type) response.end(envelope({ [type]: [], [`${type}_count`]: 0 }));
  else response.end(envelope({ conferences: [], total_count: 0 }));
});

let root: string;
let mock: Awaited<ReturnType<typeof createMockServer>>;

beforeAll(async () => {
  mock = await createMockServer({ port: 0 });
  await new Promise<void>((done) => void hostile.listen(0, '127.0.0.1', done));
  root = await mkdtemp(join(tmpdir(), 'posts-'));
});
afterAll(async () => {
  await mock.close(true);
  hostile.close();
  await rm(root, { recursive: true, force: true });
});

/** Writes the pages of the posts of an API. Returns the outcome and a function that reads a page. */
async function writeAll(api: string, limit = 1000) {
  const folder = await mkdtemp(join(root, 'releases-'));
  await mkdir(join(folder, 'releases/1'), { recursive: true });
  for (const file of ['robots.txt', 'sitemap.xml', 'pictures'])
    await cp(join('dist', file), join(folder, 'releases/1', file), { recursive: true });
  await symlink(resolve('dist/hosting'), join(folder, 'releases/1/hosting'));
  await symlink('releases/1', join(folder, 'current'));
  const posts = await openStore(folder);
  const { createPostRenderer } = await import(pathToFileURL(resolve('dist/hosting/renderer/post-renderer.js')).href);
  const dom = new JSDOM('', { url: posts.origin }).window;
  const renderer: PostRenderer = createPostRenderer({ dom, api });
  const reading = { explainError: renderer.explainError, wait: async () => undefined };
  const outcome = await writePosts({ renderer, reading, posts, api, limit });
  return { outcome, readPage: (file: string) => readFile(join(posts.pages, file), 'utf8') };
}

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
  const { outcome, readPage } = await writeAll(mock.url ?? '', 5);
  expect(outcome.problems).toEqual([]);
  expect(outcome.read).toBe(outcome.written);

  const notice = parsePage(await readPage('notice/237.html'));
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

  const guide = parsePage(await readPage('guide/124.html'));
  expect(structuredDataOf(guide)).toMatchObject([{ '@type': 'Event', startDate: '2025-05-23T09:30:00+09:00' }, {}]);
  expect(contentOf(parsePage(await readPage('gallery/515.html')), 'meta[property="og:image"]')).toContain(
    '/api/files/',
  );
  await expect(readPage('forum/664.html')).rejects.toThrow('ENOENT');
});

test('no attack in title, author or text runs in a page of a post', async () => {
  const { outcome, readPage } = await writeAll(`http://127.0.0.1:${Reflect.get(Object(hostile.address()), 'port')}`);
  expect(outcome.written).toBe(triedAttacks.length);
  const scripts = new Set<string>();
  for (const index of triedAttacks.keys()) {
    const document = parsePage(await readPage(`newsletter/${index + 1}.html`));
    for (const element of document.querySelectorAll('*'))
      for (const { name } of element.attributes) if (/^on/i.test(name)) scripts.add(`${index} ${name}`);
    for (const script of document.querySelectorAll('script:not([type$=json])'))
      scripts.add(script.getAttribute('src') ?? script.textContent);
    expect(document.querySelectorAll('iframe, object, embed, base, form[action]')).toHaveLength(0);
  }
  // The template has one inline script, which its policy allows by its hash, and one file.
  expect([...scripts].map((text) => text.slice(0, 8)).toSorted()).toEqual(['(functio', '/assets/']);
});
