import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PostEntry, PostKind, PostRecord, PostRenderer } from '#src/lib/page-renderer.ts';
import { postParts } from '#tools/build/prerender/html.ts';
import { feedFiles, sitemapFiles } from '#tools/posts/index-files.ts';
import { openStore, removeOtherStores, type StoredPost } from '#tools/posts/post-store.ts';
import { fileProblem } from '#tools/posts/posts-error.ts';
import { writePosts } from '#tools/posts/write-posts.ts';

const kind: PostKind = { name: 'notice', title: '공지사항', pattern: '/information/notice/:id' };

/** A failure of the API, as `explainError` of the renderer explains it. */
class Failure extends Error {
  readonly kind: 'busy' | 'missing' | 'nonsense' | 'down';
  readonly waitS: number;
  readonly reason: string;
  constructor(kind: Failure['kind'], waitS = 0) {
    super(`a response that is ${kind}`);
    this.kind = kind;
    this.waitS = waitS;
    this.reason = this.message;
  }
}

/** An API with the posts of one board. */
type Api = {
  entries: PostEntry[];
  /** The total of the list, if it is wrong or changes. */
  totals: number[];
  failures: Map<number, Failure>;
  /** The requested posts. */
  read: number[];
  waits: number[];
};

let root = '';
let api: Api;

const entryOf = (pk: number, version = '1'): PostEntry => ({
  pk,
  title: `글 ${pk}`,
  date: `2025-01-${String(pk).padStart(2, '0')}`,
  imageUrl: null,
  version,
});

const renderer: PostRenderer = {
  kinds: [kind],
  site: { name: '학회', origin: 'https://site.test' },
  listAddress: () => '/information',
  postAddress: (_, pk) => `/information/notice/${pk}`,
  readList: async (_, page) => ({
    entries: api.entries.slice((page - 1) * 2, page * 2),
    total: api.totals.shift() ?? api.entries.length,
  }),
  readPost: async (_, pk) => {
    const failure = api.failures.get(pk);
    if (failure?.kind === 'busy') api.failures.delete(pk);
    if (failure) throw failure;
    api.read.push(pk);
    return { prev_pk: null, next_pk: null };
  },
  explainError: (error) => (error instanceof Failure ? error : { kind: 'down', waitS: 0, reason: '' }),
  renderPost: async (_, pk, record: PostRecord) => ({
    html: `<article>${pk} ${record.prev_pk} ${record.next_pk}</article>`,
    title: `글 ${pk} | 학회`,
    name: `</script><b>"글" ${pk}`,
    description: '',
    author: null,
    date: null,
    picture: null,
    data: { queries: [{ queryKey: [], state: { data: record, text: '</script>' } }] },
    event: null,
  }),
};

async function publishRelease(id: string): Promise<void> {
  const release = join(root, 'releases', id);
  await mkdir(join(release, 'hosting/renderer'), { recursive: true });
  await writeFile(join(release, 'robots.txt'), 'User-agent: *\nSitemap: https://site.test/sitemap.xml\n');
  await writeFile(join(release, 'sitemap.xml'), '<urlset><url><loc>https://site.test/</loc></url></urlset>');
  const template = `<title>${postParts.title}</title>${postParts.head}${postParts.body}`;
  await writeFile(join(release, 'hosting/notice.html'), template);
  await rm(join(root, 'current'), { force: true });
  await symlink(`releases/${id}`, join(root, 'current'));
}

async function run(limit = Number.POSITIVE_INFINITY) {
  const posts = await openStore(root);
  const wait = async (seconds: number) => void api.waits.push(seconds);
  const outcome = await writePosts({ renderer, wait, posts, api: 'http://api.test', limit });
  await removeOtherStores(posts, root);
  return outcome;
}

const pageOf = (pk: number) => readFile(join(root, `current/posts/notice/${pk}.html`), 'utf8');
const pageFiles = async () =>
  (await readdir(join(root, 'current/posts/notice'))).filter((name) => name.endsWith('.html'));

beforeEach(({ skip }) => skip(process.platform === 'win32', 'a symbolic link cannot replace another one on Windows'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'posts-'));
  api = { entries: [3, 2, 1].map((pk) => entryOf(pk)), totals: [], failures: new Map(), read: [], waits: [] };
  await publishRelease('first');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('writes a page with a compressed copy for each post, with its neighbours by date', async () => {
  expect(await run()).toMatchObject({ read: 3, written: 3, problems: [] });
  expect(await pageOf(2)).toContain('<article>2 1 3</article>');
  const compressed = await readFile(join(root, 'current/posts/notice/2.html.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(await pageOf(2));
});

test('a title with markup ends no script and no attribute', async () => {
  await run();
  const html = await pageOf(1);
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).toContain('content="&#60;/script&#62;&#60;b&#62;&#34;글&#34; 1"');
  expect(html).not.toContain('<b>');
});

test('a second run reads only the lists, and no post', async () => {
  await run();
  api.read = [];
  expect(await run()).toMatchObject({ read: 0, written: 0, unchanged: 3 });
  expect(api.read).toEqual([]);
});

test('reads a new and a changed post, and writes a neighbour again without a request', async () => {
  await run();
  api.read = [];
  api.entries = [entryOf(4), entryOf(3), entryOf(2), entryOf(1, '2')];
  expect(await run()).toMatchObject({ read: 2, written: 3, unchanged: 1 });
  expect(api.read.toSorted()).toEqual([1, 4]);
  expect(await pageOf(3)).toContain('<article>3 2 4</article>');
  expect(await readFile(join(root, 'current/posts/sitemap.xml'), 'utf8')).toMatch(
    /notice\/1<\/loc><lastmod>20(?!25-01)/,
  );
});

test('a post has a new time in the feed when it is published or changed, and only then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-02T03:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const readTimes = async () =>
    (await readFile(join(root, 'current/posts/feeds/notices.atom'), 'utf8')).match(/(?<=<updated>)[^<]*/g);
  const unknown = '1970-01-01T00:00:00.000Z';
  await run();
  // The second post is of this day. The first time is that of the feed.
  expect(await readTimes()).toEqual([...Array(2).fill('2025-01-02T03:00:00.000Z'), unknown, unknown]);
  vi.setSystemTime(new Date('2025-01-02T04:00:00Z'));
  api.entries = [entryOf(3), entryOf(2), entryOf(1, '2')];
  await run();
  const changed = [...Array(2).fill('2025-01-02T04:00:00.000Z'), '2025-01-02T03:00:00.000Z', unknown];
  expect(await readTimes()).toEqual(changed);
  vi.setSystemTime(new Date('2025-01-02T05:00:00Z'));
  await publishRelease('second');
  await run();
  expect(await readTimes()).toEqual(changed);
  expect(feedFiles([], 'https://site.test', '학회')['feeds/notices.atom']).toContain(`<updated>${unknown}</updated>`);
});

test('removes the page of a deleted post, and its entries in the site map and the feed', async () => {
  await run();
  api.entries = [entryOf(3), entryOf(1)];
  expect(await run()).toMatchObject({ removed: 1 });
  expect(await pageFiles()).toEqual(['1.html', '3.html']);
  for (const file of ['sitemap.xml', 'feeds/notices.atom'])
    expect(await readFile(join(root, 'current/posts', file), 'utf8')).not.toContain('notice/2<');
});

test('a new release gets all pages in its own template without reading a post again', async () => {
  await run();
  await publishRelease('second');
  await writeFile(join(root, 'current/hosting/notice.html'), `new ${postParts.body}`);
  api.read = [];
  expect(await run()).toMatchObject({ read: 0, written: 3 });
  expect(await pageOf(2)).toMatch(/^new .*<article>2 1 3</);
  expect(await readdir(join(root, 'posts'))).toEqual(['records', 'second']);
});

test('reads a post again whose stored data are damaged, and removes the data of posts that are in no list', async () => {
  await run();
  const records = join(root, 'posts/records/notice');
  await writeFile(join(records, '2.json'), '');
  await writeFile(join(records, '9.json'), '{}');
  await publishRelease('second');
  expect(await run()).toMatchObject({ read: 1, written: 3, problems: [] });
  expect((await readdir(records)).toSorted()).toEqual(['1.json', '2.json', '3.json']);
});

test('continues after an interruption without reading a post twice', async () => {
  api.failures.set(1, new Failure('down'));
  await expect(run()).rejects.toThrow('down');
  api.failures.clear();
  expect(await run()).toMatchObject({ read: 1 });
  expect(api.read.toSorted()).toEqual([1, 2, 3]);
});

test('waits as long as the API asks, then goes on', async () => {
  api.failures.set(2, new Failure('busy', 7));
  expect(await run()).toMatchObject({ read: 3, problems: [] });
  expect(api.waits).toEqual([7]);
});

test('skips and names a post whose response breaks the contract, and keeps its former page', async () => {
  await run();
  const former = await pageOf(2);
  api.entries = [entryOf(3), entryOf(2, '2'), entryOf(1)];
  api.failures.set(2, new Failure('nonsense'));
  const { problems } = await run();
  expect(problems).toEqual([expect.stringMatching(/^\/information\/notice\/2: .*former page\.$/)]);
  expect(await pageOf(2)).toBe(former);
});

test('reads a list that changes meanwhile again, and gives up when it never stays', async () => {
  api.totals = [3, 4];
  expect(await run()).toMatchObject({ written: 3 });
  api.totals = [3, 4, 3, 4, 3, 4];
  await expect(run()).rejects.toThrow('the list of 공지사항 changes while it is read');
  expect(await pageFiles()).toHaveLength(3);
});

test.each([
  ['ENOSPC', 'the disk of /srv/society is full'],
  ['EACCES', 'no permission to write to /srv/society'],
])('the error %s of the file system gives one line: %s', (code, message) => {
  expect(fileProblem(Object.assign(new Error('write'), { code }), '/srv/society')).toContain(message);
});

const storedPost = (pk: number): StoredPost => ({
  address: `/information/notice/${pk}?a=1&b=2`,
  kind: 'notice',
  file: '',
  version: '',
  neighbours: '',
  name: `글 <${pk}> \u0001`,
  description: '설명 & 끝',
  author: null,
  date: '2025-01-01',
  changed: null,
});

test('splits a site map of more than 50,000 addresses, with an index', () => {
  const posts = Array.from({ length: 50_001 }, (_, pk) => storedPost(pk));
  const files = sitemapFiles('<url><loc>https://site.test/</loc></url>', posts, 'https://site.test');
  expect(Object.keys(files)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  expect(files['sitemap-2.xml']?.match(/<loc>/g)).toHaveLength(2);
  expect(files['sitemap.xml']).toContain('<loc>https://site.test/sitemap-2.xml</loc>');
  expect(files['sitemap-1.xml']).toContain('?a=1&#38;b=2</loc><lastmod>2025-01-01</lastmod>');
});

test('writes a feed of the newest notices with absolute addresses, escaped titles and no control characters', () => {
  const feed = feedFiles([storedPost(1)], 'https://site.test', '학회')['feeds/notices.atom'] ?? '';
  expect(feed).toContain('<link rel="self" href="https://site.test/feeds/notices.atom"/>');
  expect(feed).toContain('<id>https://site.test/information/notice/1?a=1&amp;b=2</id>');
  expect(feed).toContain('<updated>2024-12-31T15:00:00.000Z</updated>');
  expect(feed).toContain('글 &#60;1&#62;');
  expect(feed).not.toContain('\u0001');
});
