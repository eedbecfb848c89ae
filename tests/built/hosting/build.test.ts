import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { tableFile } from '#tools/hosting/site-table.ts';

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

test('a build without its table is refused with one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp('dist/hosting/nginx', join(folder, 'hosting/nginx'), { recursive: true });
  await expect(startNodeServer(folder, 0, 'http://127.0.0.1:9')).rejects.toThrow(
    `${join(folder, tableFile)} is missing, so ${folder} has no complete build. Run npm run build.`,
  );
});
