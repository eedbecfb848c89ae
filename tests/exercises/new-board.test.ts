/** Adds a board to the contract and to the table of boards, and finds its post wherever a post of a board is. */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BoardType } from '#src/api/generated/model/boardType.ts';
import type * as boardTable from '#src/content/boards.ts';
import { feeds } from '#src/content/feeds.ts';
import type { PostRenderer } from '#src/lib/page-renderer.ts';
import { postKinds } from '#src/navigation/post-kinds.ts';
import { screens, screensAt } from '#src/navigation/screens.ts';
import { listTarget, postTarget } from '#src/navigation/target.ts';
import { createResponder } from '#tools/hosting/respond.ts';
import { createSiteTable } from '#tools/hosting/site-table.ts';
import { openStore } from '#tools/posts/post-store.ts';
import { writePosts } from '#tools/posts/write-posts.ts';

vi.mock('#src/content/boards.ts', async (importOriginal) => {
  const { boards } = await importOriginal<typeof boardTable>();
  const job = { ...boards.trend, title: '채용정보', feed: 'jobs' };
  return { boards: { ...boards, job } };
});

const renderer: PostRenderer = {
  kinds: postKinds,
  site: { name: '학회', origin: 'https://site.test' },
  listAddress: ({ name }) => listTarget(name as BoardType).to,
  postAddress: ({ name }, pk) => postTarget('notice', pk, name as BoardType).to,
  readList: async ({ name }) => ({
    entries:
      name === 'job' ? [{ pk: 237, title: '연구원 채용', date: '2025-11-01', imageUrl: null, version: '1' }] : [],
    total: name === 'job' ? 1 : 0,
  }),
  readPost: async () => ({ prev_pk: null, next_pk: null }),
  explainError: (error) => ({ kind: 'down', waitS: 0, reason: String(error) }),
  renderPost: async () => ({
    ...{ html: '', title: '', name: '연구원 채용', description: '', author: null, date: '2025-11-01' },
    ...{ picture: null, data: {}, event: null },
  }),
};

test('the post of a new board has a page, an address on the servers and in the site map, and an entry in the feed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'board-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'hosting/renderer'), { recursive: true });
  await writeFile(join(folder, 'robots.txt'), 'Sitemap: https://site.test/sitemap.xml\n');
  await writeFile(join(folder, 'sitemap.xml'), '<urlset></urlset>');
  for (const template of ['notice', 'guide']) await writeFile(join(folder, `hosting/${template}.html`), '');
  const posts = await openStore(folder);
  const wait = async () => undefined;
  expect(await writePosts({ renderer, wait, posts, api: 'https://api.test', limit: 10 })).toMatchObject({ written: 1 });

  /** The board of the mocked table, which the contract does not have. */
  const board = 'job' as BoardType;
  const address = postTarget('notice', 237, board).to;
  const policy = "default-src 'none'";
  const pages = postKinds.map(({ pattern: path }) => ({ path, file: `${path}.html`, policy }));
  const build = { pages, notFound: { file: '404.html', policy }, embeds: [], embedOrigin: null, apiBase: '/api' };
  const respond = createResponder(createSiteTable({ ...build, siteOrigin: 'https://site.test' }));
  const response = await respond(new Request(`https://site.test${address}`), {
    readFile: async (path) => new Response(path),
    ...{ acceptEncoding: '', api: '', apiTimeoutMs: 0, visitor: null },
  });
  const page = await response.text();
  expect(page).toBe('/posts/job/237.html');
  await readFile(join(folder, page));
  const { job } = feeds;
  for (const file of ['sitemap.xml', job?.path ?? ''])
    expect(await readFile(join(folder, 'posts', file), 'utf8')).toContain(`https://site.test${address}`);
  expect(screensAt('/information').map((id) => screens[id].title)).toContain('채용정보');
});
