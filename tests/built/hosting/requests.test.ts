// @module-tag slow

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from '#tests/support/edge.ts';
import { checkRequests } from '#tests/support/hosting-requests.ts';
import { nginxTest, startPlainSite } from '#tests/support/nginx.ts';
import { hosts, startSecureSite } from '#tests/support/secure-nginx.ts';
import { sendRequest } from '#tests/support/sent-request.ts';
import { pageFile } from '#tools/build/prerender/hosting.ts';
import { writeEdgeFiles } from '#tools/hosting/edge/write-edge-files.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { readSiteTable, tableFile } from '#tools/hosting/site-table.ts';

const withoutTls = { 'strict-transport-security': '' };
const withTls = { 'strict-transport-security': 'max-age=63072000' };

async function startNode(folder: string): Promise<string> {
  const server = await startNodeServer(folder, 0, 'http://127.0.0.1:9');
  onTestFinished(server.close);
  return server.url;
}

/** Copies the build, with the page of a post, and with a host for the embedded documents. */
async function copyWithPosts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'society build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp('dist', folder, { recursive: true });
  await mkdir(join(folder, 'posts/notice'), { recursive: true });
  const post = await readFile('dist/hosting/notice.html', 'utf8');
  await writeFile(join(folder, 'posts/notice/237.html'), post);
  await writeFile(join(folder, 'posts/notice/237.html.br'), brotliCompressSync(post));
  await writeFile(join(folder, '.env'), 'secret');
  await writeFile(join(folder, 'posts/sitemap.xml'), '<urlset/>');
  const table = { ...(await readSiteTable(folder)), embedHost: hosts.embed };
  await writeFile(join(folder, tableFile), JSON.stringify(table));
  await writeEdgeFiles(folder, table);
  return folder;
}

/** Returns the policy that a server must send with a document. */
function policyOf(html: string): string {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return `${policy.replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
}

/** Requests a post at the addresses of both paths, and expects the policy of its document with each. */
async function expectPolicyOfPost(origin: string): Promise<void> {
  for (const path of ['/information/notice/237', `/information/community/237?menu=${encodeURIComponent('공지사항')}`]) {
    const { headers, body } = await sendRequest(origin, path);
    expect(headers['content-security-policy'], path).toBe(policyOf(body.toString()));
  }
}

/** Requests every page, and returns those that are not at their address with the policy of their document. */
async function findWrongPages(origin: string, ca?: string): Promise<string[]> {
  const pages: Parameters<typeof pageFile>[0][] = JSON.parse(await readFile('dist/pages.json', 'utf8'));
  expect(pages.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const page of pages) {
    const path = page.path.replace(':id', '42') + (page.menu ? `?menu=${encodeURIComponent(page.menu)}` : '');
    const { headers, body } = await sendRequest(origin, path, {}, ca);
    const html = await readFile(join('dist', pageFile(page)), 'utf8');
    if (body.toString() !== html || headers['content-security-policy'] !== policyOf(html)) wrong.push(path);
  }
  return wrong;
}

test.each(['workerd', 'Node'] as const)(
  '%s responds as the table says, with every page and its policy',
  async (name) => {
    const start = name === 'Node' ? startNode : (folder: string) => startEdge({ folder });
    const site = await start('dist');
    const { sentRequests, differences } = await checkRequests('Site', name, site, 'dist', withoutTls);
    expect(differences).toEqual([]);
    expect(sentRequests).toBeGreaterThan(80);
    expect(await findWrongPages(site)).toEqual([]);
    const folder = await copyWithPosts();
    const posts = await start(folder);
    expect((await checkRequests('Pages of posts', name, posts, folder, withoutTls)).differences).toEqual([]);
    await expectPolicyOfPost(posts);
    const embed = `http://${hosts.embed}:${new URL(posts).port}`;
    expect((await checkRequests('Embed host', name, embed, folder, withoutTls)).differences).toEqual([]);
  },
);

nginxTest('nginx with the file of the administrator does so too, on both hosts over HTTPS', async () => {
  const { httpsPort, ca } = await startSecureSite();
  const [site, embed] = [`https://${hosts.site}:${httpsPort}`, `https://${hosts.embed}:${httpsPort}`];
  expect((await checkRequests('Site', 'nginx', site, 'dist', withTls, ca)).differences).toEqual([]);
  expect((await checkRequests('Embed host', 'nginx', embed, 'dist', withTls, ca)).differences).toEqual([]);
  expect(await findWrongPages(site, ca)).toEqual([]);
});

nginxTest('nginx serves the pages of posts', async () => {
  const folder = await copyWithPosts();
  const url = await startPlainSite(undefined, folder);
  expect((await checkRequests('Pages of posts', 'nginx', url, folder, withoutTls)).differences).toEqual([]);
  await expectPolicyOfPost(url);
});
