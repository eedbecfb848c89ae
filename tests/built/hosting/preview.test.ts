import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { policyHash } from '#tools/build/prerender/assets.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { servePreview } from '#tools/hosting/preview/serve-build.ts';
import { BuildError } from '#tools/hosting/read-build.ts';

const options = { port: 0, api: 'http://127.0.0.1:9', standIn: null };

/** Copies the pages of the build, with one file replaced. */
async function damagedBuild(file: string, text: string | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp('dist', folder, { recursive: true, filter: (path) => !/\/(assets|pictures|docsFile)/.test(path) });
  if (text === null) await rm(join(folder, file));
  else await writeFile(join(folder, file), text);
  return folder;
}

test.each([
  ['hosting/table.json', null, /table\.json is missing, so .* has no complete build\. Run npm run build\.$/],
  ['hosting/table.json', '{"pages":', /table\.json is not JSON\. Run npm run build\.$/],
  ['hosting/table.json', '{"pages":[]}', /table\.json is not a table of this version\. Run npm run build again\.$/],
  ['pages.json', '[', /pages\.json does not list the pages of .*table\.json\. Run npm run build\.$/],
  ['pages.json', '[{"path":"/other"}]', /pages\.json does not list the pages of .*table\.json\. Run npm run build\.$/],
  ['introduce.html', null, /table\.json names introduce\.html, which is missing\. Run npm run build\.$/],
])('without nginx, a build with the %s %j is refused with one line', async (file, text, line) => {
  const folder = await damagedBuild(file, text);
  const error = await servePreview({ ...options, folder }, null).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BuildError);
  expect(String(error)).toMatch(line);
});

test('without nginx, Node serves the build', async () => {
  const server = await servePreview({ ...options, folder: 'dist' }, null);
  onTestFinished(server.close);
  expect(server.program).toBe('Node');
  expect((await fetch(`${server.url}/introduce`)).status).toBe(200);
});

test('with a moved clock, each page has its script and a policy that allows it, and the build does not', async () => {
  const standIn = requireEnvironment('production', { files: false });
  const server = await servePreview({ ...options, folder: 'dist', standIn, clockShiftMs: -1000 }, null);
  onTestFinished(server.close);
  for (const path of ['/membership', '/unknown']) {
    const response = await fetch(server.url + path, { headers: { Accept: 'text/html' } });
    const [, script = ''] = /<meta charset="utf-8" \/><script>(.*?)<\/script>/.exec(await response.text()) ?? [];
    expect(response.headers.get('Content-Security-Policy')).toContain(policyHash(script));
    const shift = runInNewContext(
      `const real = Date.now(); ${script}; [Date.now() - real, new Date() - real, +new Date(5)]`,
    );
    expect(shift.map((ms: number) => Math.round(ms / 500) * 500)).toEqual([-1000, -1000, 0]);
  }
  expect(await readFile('dist/membership.html', 'utf8')).not.toContain('new Proxy(Date');
});

test('a port that is in use is reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(servePreview({ ...options, folder: 'dist', port }, null)).rejects.toThrow(/in use/);
});
