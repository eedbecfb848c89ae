import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { checkRequests } from '#tests/support/hosting-requests.ts';
import { nginxTest, startPlainSite } from '#tests/support/nginx.ts';
import { hosts, startSecureSite } from '#tests/support/secure-nginx.ts';
import { sendRequest } from '#tests/support/sent-request.ts';
import { pageFile } from '#tools/build/prerender/hosting.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { readSiteTable, writeSiteTable } from '#tools/hosting/site-table.ts';

const withoutTls = { 'strict-transport-security': '' };
const withTls = { 'strict-transport-security': 'max-age=63072000' };

async function startNode(folder = 'dist'): Promise<string> {
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
  await writeSiteTable(folder, { ...(await readSiteTable(folder)), embedHost: hosts.embed });
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

test('Node responds to every request of the table, and has every page with its policy', async () => {
  const site = await startNode();
  const { sentRequests, differences } = await checkRequests('Site', site, 'dist', withoutTls);
  expect(differences).toEqual([]);
  expect(sentRequests).toBeGreaterThan(80);
  expect(await findWrongPages(site)).toEqual([]);
});

nginxTest('nginx with the file of the administrator does so too, on both hosts over HTTPS', async () => {
  const { httpsPort, ca } = await startSecureSite();
  const [site, embed] = [`https://${hosts.site}:${httpsPort}`, `https://${hosts.embed}:${httpsPort}`];
  expect((await checkRequests('Site', site, 'dist', withTls, ca)).differences).toEqual([]);
  expect((await checkRequests('Embed host', embed, 'dist', withTls, ca)).differences).toEqual([]);
  expect(await findWrongPages(site, ca)).toEqual([]);
});

test('Node serves the pages of posts, and the embed host', async () => {
  const folder = await copyWithPosts();
  const site = await startNode(folder);
  expect((await checkRequests('Pages of posts', site, folder, withoutTls)).differences).toEqual([]);
  await expectPolicyOfPost(site);
  const embed = site.replace('localhost', hosts.embed);
  expect((await checkRequests('Embed host', embed, folder, withoutTls)).differences).toEqual([]);
});

nginxTest('nginx serves the pages of posts, and does what Node does not', async () => {
  const folder = await copyWithPosts();
  const url = await startPlainSite(undefined, folder);
  for (const heading of ['Pages of posts', 'Only nginx'])
    expect((await checkRequests(heading, url, folder, withoutTls)).differences).toEqual([]);
  await expectPolicyOfPost(url);
});
