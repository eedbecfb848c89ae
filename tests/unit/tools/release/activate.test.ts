import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startRelease } from '#tests/support/built-releases.ts';
import { serveCurrent } from '#tests/support/release-server.ts';
import {
  day,
  firstDay,
  folderForReleases,
  publishSmall,
  temporaryFolder,
  writeSmallBuild,
} from '#tests/support/releases.ts';
import type { LiveSite } from '#tools/release/check-release.ts';
import { copyFile } from '#tools/release/durable-files.ts';
import { publish } from '#tools/release/publish.ts';
import { readReleaseBuild } from '#tools/release/read-release-build.ts';
import { type ReleaseFolder, readCurrent } from '#tools/release/release-folder.ts';

const currentOf = async (folder: ReleaseFolder) => (await readCurrent(folder))?.id;

/** Publishes a small build with a compressed script. @returns the id of the release */
async function publishCompressed(folder: ReleaseFolder, site: LiveSite): Promise<string> {
  const built = await writeSmallBuild('1.0.0', ['app']);
  const script = join(built, 'assets/app.js');
  const content = await readFile(script);
  await writeFile(`${script}.br`, brotliCompressSync(content));
  await writeFile(`${script}.gz`, gzipSync(content));
  const build = await readReleaseBuild(built);
  return publish({ folder, build, keep: 5, now: firstDay, reload: null, site, print: () => {} });
}

test('a release passes the check of a live site that serves it', async () => {
  const folder = await folderForReleases();
  const url = await serveCurrent(folder);
  await publishSmall(folder, '1.0.0', ['first'], { site: { url } });
  const { id } = await publishSmall(folder, '2.0.0', ['second'], { now: day(1), site: { url } });
  expect(await currentOf(folder)).toBe(id);
});

test('a release passes the check of a live site that sends gzip in place of Brotli', async () => {
  const folder = await folderForReleases();
  const url = await serveCurrent(folder, (table) => ({
    ...table,
    encodings: table.encodings.filter(({ name }) => name !== 'br'),
  }));
  const id = await publishCompressed(folder, { url, timeoutMs: 0 });
  expect(await currentOf(folder)).toBe(id);
});

test('a release fails the check of a live site that sends no compressed files', async () => {
  const folder = await folderForReleases();
  const url = await serveCurrent(folder, (table) => ({ ...table, encodings: [] }));
  await expect(publishCompressed(folder, { url, timeoutMs: 0 })).rejects.toThrow(
    'Vary is missing, but must be Accept-Encoding',
  );
});

test('the former release is current again if the live site has a wrong policy', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  const url = await serveCurrent(folder, (table, id) =>
    id === first ? table : { ...table, pages: table.pages.map((page) => ({ ...page, policy: 'old policy' })) },
  );
  const release = publishSmall(folder, '2.0.0', ['second'], { now: day(1), site: { url, timeoutMs: 0 } });
  await expect(release).rejects.toThrow(
    new RegExp(
      `^the live site failed its check: .*Content-Security-Policy is old policy.*The release ${first} is current again\\.$`,
    ),
  );
  expect(await currentOf(folder)).toBe(first);
});

test('the former release is current again if the live site does not get the new version', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  const other = await folderForReleases();
  await publishSmall(other, '0.9.0', ['other']);
  const url = await serveCurrent(other);
  const release = publishSmall(folder, '2.0.0', ['second'], { now: day(1), site: { url, timeoutMs: 0 } });
  await expect(release).rejects.toThrow(
    /version\.json must name the build build-2\.0\.0, but it has build-0\.9\.0\. The/,
  );
  expect(await currentOf(folder)).toBe(first);
});

test('the former release is current again, and reloaded, if the reload command fails', async () => {
  const folder = await folderForReleases();
  const log = join(await temporaryFolder(), 'log');
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  const reload = `readlink ${folder.current} >> ${log}; echo 'the configuration is wrong' >&2; test $(wc -l < ${log}) -ge 2`;
  await expect(publishSmall(folder, '2.0.0', ['second'], { now: day(1), reload })).rejects.toThrow(
    new RegExp(`failed: the configuration is wrong\\. The release ${first} is current again\\.$`),
  );
  expect((await readFile(log, 'utf8')).trim().split('\n')).toEqual([
    expect.stringContaining('2.0.0'),
    `releases/${first}`,
  ]);
});

test('the error names the release that stays current if the former one cannot be restored', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  const reload = `rm -rf ${folder.temporary} && touch ${folder.temporary}; echo 'the configuration is wrong' >&2; exit 1`;
  const release = publishSmall(folder, '2.0.0', ['second'], { now: day(1), reload });
  await expect(release).rejects.toThrow(
    new RegExp(
      `the configuration is wrong\\. The release ${first} is not current again, because EEXIST: .*\\. The current release is \\S+-2\\.0\\.0-\\S+\\.$`,
    ),
  );
  expect(await currentOf(folder)).toContain('2.0.0');
});

test('a journal that cannot be written after the switch is a printed line, and the release stays current', async () => {
  const folder = await folderForReleases();
  const reload = `rm ${folder.journal} && mkdir ${folder.journal}`;
  const { id, lines } = await publishSmall(folder, '1.0.0', ['first'], { reload });
  expect(await currentOf(folder)).toBe(id);
  expect(lines).toContainEqual(
    expect.stringMatching(/^The journal is not written, and the next run corrects it: EISDIR/),
  );
  expect(lines).toContain(`The release ${id} is current.`);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'the former release is current again if %s ends the check of the live site',
  async (name) => {
    const folder = await folderForReleases();
    const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
    const build = await writeSmallBuild('2.0.0', ['second']);
    const server = createServer(() => child.kill(name));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const child = startRelease([folder.root, '--build', build, '--url', url]);
    const error = child.stderr ? text(child.stderr) : '';
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(await error).toBe(`release: the run was ended by ${name}. The release ${first} is current again.\n`);
    expect(await currentOf(folder)).toBe(first);
  },
);

test('a run that is ended before the switch leaves nothing of its release', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  const controller = new AbortController();
  const copyThenAbort = async (from: string, to: string) => {
    await copyFile(from, to);
    controller.abort(new Error('ended'));
  };
  const { signal } = controller;
  await expect(publishSmall(folder, '2.0.0', ['second'], { now: day(1), copy: copyThenAbort, signal })).rejects.toThrow(
    'ended',
  );
  expect(await readdir(folder.releases)).toEqual([first]);
  expect(await readdir(folder.assets)).toEqual(['first.js']);
});
