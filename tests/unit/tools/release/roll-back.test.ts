import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { day, folderForReleases, publishSmall, temporaryFolder } from '#tests/support/releases.ts';
import { responseSender } from '#tools/hosting/node/send-response.ts';
import { siteResponses } from '#tools/hosting/node/site-responses.ts';
import type { HostingTable } from '#tools/hosting/table.ts';
import { openReleaseById } from '#tools/release/open-release.ts';
import { type ReleaseFolder, readCurrent } from '#tools/release/release-folder.ts';
import { releaseLines } from '#tools/release/release-list.ts';
import { rollBack } from '#tools/release/roll-back.ts';

const rollBackIn = (folder: ReleaseFolder, to: string | null = null) =>
  rollBack({ folder, to, now: day(9), reload: null, site: null, print: () => {} });

const currentOf = async (folder: ReleaseFolder) => (await readCurrent(folder))?.id;

/** Serves the current release at each request, as a server does that reloads at once. */
async function serveCurrent(folder: ReleaseFolder, change: (table: HostingTable, id: string) => HostingTable) {
  const server = createServer(async (request, response) => {
    const id = (await currentOf(folder)) ?? '';
    const { folder: path, table, files } = await openReleaseById(folder, id);
    const changed = change(table, id);
    const { method = 'GET', url: target = '/' } = request;
    const found = siteResponses(changed, files)({ method, target, isForEmbedHost: false });
    responseSender(changed, path, files)(request, response, found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a roll-back returns to the release before, and a second one goes further back', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  const { id: second } = await publishSmall(folder, '2.0.0', ['second'], { now: day(1) });
  const { id: third } = await publishSmall(folder, '3.0.0', ['third'], { now: day(2) });
  expect(await rollBackIn(folder)).toBe(second);
  expect(await readFile(join(folder.current, 'index.html'), 'utf8')).toContain('2.0.0');
  expect(await rollBackIn(folder)).toBe(first);
  await expect(rollBackIn(folder)).rejects.toThrow('there is no earlier release to return to.');
  expect(await rollBackIn(folder, third)).toBe(third);
  expect(await currentOf(folder)).toBe(third);
  const day9 = 'not current since 2026-12-02 20:15 UTC';
  expect(await releaseLines(folder, day(9))).toEqual([
    `${third}  current`,
    `${second}  complete, ${day9}`,
    `${first}  complete, ${day9}`,
  ]);
});

test('a roll-back skips the release that an earlier roll-back has left', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  await publishSmall(folder, '2.0.0', ['broken'], { now: day(1) });
  await rollBackIn(folder);
  await publishSmall(folder, '3.0.0', ['third'], { now: day(10) });
  expect(await rollBackIn(folder)).toBe(first);
});

test('a roll-back to an unknown or a reduced release changes nothing, and the release before is always complete', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first'], { keep: 1 });
  const { id: second } = await publishSmall(folder, '2.0.0', ['second'], { keep: 1, now: day(1) });
  const { id: third } = await publishSmall(folder, '3.0.0', ['third'], { keep: 1, now: day(2) });
  await expect(rollBackIn(folder, 'unknown')).rejects.toThrow('there is no release unknown.');
  await expect(rollBackIn(folder, first)).rejects.toThrow(`the files of ${first} have been removed.`);
  expect(await currentOf(folder)).toBe(third);
  expect(await rollBackIn(folder)).toBe(second);
});

test('a roll-back without a current release names the remedy, and --to repairs the link', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first']);
  const { id: second } = await publishSmall(folder, '2.0.0', ['second'], { now: day(1) });
  await rm(join(folder.releases, second), { recursive: true });
  await expect(rollBackIn(folder)).rejects.toThrow(`current names ${second}, which is missing. Choose a release with`);
  expect((await releaseLines(folder, day(2)))[0]).toBe(`${folder.current} names ${second}, which is missing.`);
  expect(await rollBackIn(folder, first)).toBe(first);
});

test('a release passes the check of a live site that serves it', async () => {
  const folder = await folderForReleases();
  const url = await serveCurrent(folder, (table) => table);
  await publishSmall(folder, '1.0.0', ['first'], { site: { url } });
  const { id } = await publishSmall(folder, '2.0.0', ['second'], { now: day(1), site: { url } });
  expect(await currentOf(folder)).toBe(id);
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
  const url = await serveCurrent(other, (table) => table);
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
