import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { servePreview } from '#tools/hosting/preview/serve-build.ts';
import { BuildError } from '#tools/hosting/read-build.ts';

const options = { port: 0, api: 'http://127.0.0.1:9', standIn: null, hasLimits: true };

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

test('a port that is in use is reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(servePreview({ ...options, folder: 'dist', port }, null)).rejects.toThrow(/in use/);
});
