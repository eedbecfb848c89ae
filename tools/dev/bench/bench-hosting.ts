/**
 * `npx tsx tools/dev/bench/bench-hosting.ts`: compares pages through the generated nginx configuration with nginx that serves one file of the
 * same size without this configuration, over the loopback interface. Then 200 members log in within a minute from one
 * address, against the mock. It takes about two minutes, and needs nginx, wrk and the build in dist/.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedOf } from '#mocks/seed/seed.ts';
import { setWorldSize } from '#mocks/seed/world-sizes.ts';
import { createMockServer } from '#mocks/server.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { findNginx } from '#tools/hosting/nginx/find-nginx.ts';
import { runNginx, startNginx } from '#tools/hosting/nginx/run-nginx.ts';
import { nginxString } from '#tools/hosting/nginx/syntax.ts';
import { ensureWrk, type Load, type LoadResult, runLoad } from './bench-wrk.ts';
import { medianOf } from './median.ts';

const folder = resolve('dist');
const seconds = 5;
const rounds = 3;
const workers = 2;
const threads = 2;
const pages = [
  { name: 'home page', path: '/', file: 'index.html.br' },
  { name: 'sub-screen', path: '/mypage?menu=%ED%9A%8C%EC%9B%90%ED%83%88%ED%87%B4', file: 'mypage/회원탈퇴.html.br' },
];

/** Starts nginx with nothing but a folder. */
async function startPlain(root: string) {
  const port = await freePort();
  const server = `server { listen 127.0.0.1:${port}; root ${nginxString(root)}; }`;
  return { url: `http://127.0.0.1:${port}`, ...(await runNginx(async () => server, { workers })) };
}

const medianResult = (results: LoadResult[]) => ({
  perSecond: medianOf(results.map(({ perSecond }) => perSecond)),
  p99Ms: medianOf(results.map(({ p99Ms }) => p99Ms)),
});

/** Measures a page and the file alternately, so that other load on the machine affects both. */
async function comparePage(site: string, plain: string, page: (typeof pages)[number], connections: number) {
  const load = { name: page.name, method: 'GET', headers: { 'Accept-Encoding': 'br' } };
  const results: Record<'ours' | 'theirs', LoadResult[]> = { ours: [], theirs: [] };
  const measure = (url: string, path: string) =>
    runLoad(url, { ...load, path } satisfies Load, seconds, { threads, connections });
  for (let round = 0; round < rounds; round += 1) {
    results.ours.push(await measure(site, page.path));
    results.theirs.push(await measure(plain, '/file'));
  }
  const [ours, theirs] = [medianResult(results.ours), medianResult(results.theirs)];
  const figures = [
    `${ours.perSecond.toFixed(0)} / ${theirs.perSecond.toFixed(0)} pages/s, ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)}`,
    `p99 ${ours.p99Ms.toFixed(1)} / ${theirs.p99Ms.toFixed(1)} ms, ratio ${(ours.p99Ms / theirs.p99Ms).toFixed(2)}`,
  ];
  console.log(`${page.name}, ${connections} connections: ${figures.join('; ')}`);
}

/** Logs 200 members in, one every 300 ms, and prints the statuses. */
async function measureLogins(site: string): Promise<void> {
  const members = [...seedOf().members.values()].slice(0, 200);
  const times: number[] = [];
  const accepted = members.map(async ({ id, password }, index) => {
    await wait(index * 300);
    const started = performance.now();
    const response = await fetch(`${site}/api/v1/front/login`, {
      method: 'POST',
      headers: { ClientSecret: 'bench', 'Content-Type': 'application/json' },
      body: JSON.stringify({ member_id: id, member_password: password }),
    });
    const { success } = JSON.parse(await response.text());
    times.push(performance.now() - started);
    return success === true;
  });
  const count = (await Promise.all(accepted)).filter(Boolean).length;
  console.log(
    `logins from one address in a minute: ${count} of ${members.length}; median ${medianOf(times).toFixed(1)} ms`,
  );
}

const nginx = findNginx();
const instruction = nginx ? ensureWrk() : 'nginx is missing. Install it (Debian: apt-get install nginx).';
if (!nginx || instruction) {
  console.error(`bench: ${instruction}`);
  process.exit(1);
}
setWorldSize('large');
const mock = await createMockServer({ port: 0 });
const api = mock.url ?? '';
const site = await startNginx({ folder, port: await freePort(), api, workers });
const root = await mkdtemp(join(tmpdir(), 'society-file-'));
const plain = await startPlain(root);
try {
  for (const page of pages) {
    await copyFile(join(folder, page.file), join(root, 'file'));
    for (const connections of [50, 500]) await comparePage(site.url, plain.url, page, connections);
  }
  await measureLogins(site.url);
} finally {
  await Promise.all([site.close(), plain.close(), mock.close(true), rm(root, { recursive: true })]);
}
