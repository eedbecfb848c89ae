import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { nginxTest, startPlainSite } from '#tests/support/nginx.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { runNginx, startNginx } from '#tools/hosting/nginx/run-nginx.ts';
import { servePreview } from '#tools/hosting/serve-build.ts';

const standIn = requireEnvironment('production', { files: false });
const options = { folder: 'dist', port: 0, api: 'http://127.0.0.1:9', standIn };
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('compressed files have the content of the plain ones, and no font or picture is compressed', async () => {
  const files = await readdir('dist', { recursive: true });
  const compressed = files.filter((file) => file.endsWith('.br'));
  expect(compressed.length).toBeGreaterThan(100);
  expect(compressed.filter((file) => /\.(woff2|avif|jpg|docx|pdf)\.br$/.test(file))).toEqual([]);
  for (const file of compressed) {
    const [br, plain] = [join('dist', file), join('dist', file.slice(0, -'.br'.length))];
    const text = await readFile(plain);
    expect(brotliDecompressSync(await readFile(br)).equals(text)).toBe(true);
    expect(gunzipSync(await readFile(`${plain}.gz`)).equals(text)).toBe(true);
  }
});

test('without scripts, the page with status 404 says so and has the menu of all pages', async () => {
  const html = await readFile('dist/404.html', 'utf8');
  const [, withoutScripts = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(html) ?? [];
  expect(withoutScripts).toContain('<h1>페이지를 찾을 수 없습니다.</h1>');
  expect(withoutScripts.match(/<a href="\//g)?.length).toBeGreaterThan(20);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

test.each(['hosting/nginx/pages.conf', 'hosting/nginx/site.conf'])(
  'a build without %s is refused with one line',
  async (file) => {
    const folder = await mkdtemp(join(tmpdir(), 'build-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp('dist/hosting', join(folder, 'hosting'), { recursive: true });
    await rm(join(folder, file));
    await expect(servePreview({ ...options, folder }, null)).rejects.toThrow(
      `${join(folder, file)} is missing, so ${folder} has no complete build. Run npm run build.`,
    );
  },
);

test('without nginx, Node serves pages with the clock of the mock and a policy that allows its script', async () => {
  const server = await servePreview({ ...options, clockShiftMs: -1000 }, null);
  onTestFinished(server.close);
  expect(server.program).toBe('Node');
  for (const path of ['/membership', '/unknown']) {
    const response = await fetch(server.url + path);
    const [, script = ''] = /<meta charset="utf-8" \/><script>(.*?)<\/script>/.exec(await response.text()) ?? [];
    expect(response.headers.get('Content-Security-Policy')).toContain(digest(script));
    const shift = runInNewContext(
      `const real = Date.now(); ${script}; [Date.now() - real, new Date() - real, +new Date(5)]`,
    );
    expect(shift.map((ms: number) => Math.round(ms / 500) * 500)).toEqual([-1000, -1000, 0]);
  }
  expect(await readFile('dist/membership.html', 'utf8')).not.toContain('new Proxy(Date');
});

nginxTest('a start that fails names the cause in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const port = Number(Reflect.get(Object(other.address()), 'port'));
  await expect(servePreview({ ...options, port }, null)).rejects.toThrow(/in use/);
  await expect(startNginx({ ...options, port })).rejects.toThrow(
    `port ${port} is in use. End the program that uses it, or choose another port.`,
  );
  await expect(startPlainSite(options.api, 'dist', (text) => text.replace('map ', 'mop '))).rejects.toThrow(
    /^nginx does not start: unknown directive "mop" in .*\.conf:\d+$/,
  );
  await expect(runNginx(async () => '', { nginx: null })).rejects.toThrow(
    'nginx is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
  );
});
