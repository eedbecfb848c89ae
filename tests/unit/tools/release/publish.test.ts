import { readlinkSync } from 'node:fs';
import { chmod, open, readdir, readFile, readlink, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { day, firstDay, folderForReleases, publishSmall, writeSmallBuild } from '#tests/support/releases.ts';
import { publish } from '#tools/release/publish.ts';
import { readReleaseBuild } from '#tools/release/read-release-build.ts';
import { readCurrent } from '#tools/release/release-folder.ts';

const assetsOf = async ({ assets }: { assets: string }) => (await readdir(assets)).sort();

test('a release has its own folder, a relative link makes it current, and nothing temporary is left', async () => {
  const folder = await folderForReleases();
  const { id, lines } = await publishSmall(folder, '1.0.0', ['app', 'page']);
  expect(id).toBe('20261123T201500Z-1.0.0-build-1.0.0');
  expect(await readlink(folder.current)).toBe(`releases/${id}`);
  expect((await readdir(folder.root)).sort()).toEqual(['assets', 'current', 'releases', 'releases.json']);
  expect(await readFile(join(folder.current, 'index.html'), 'utf8')).toContain('1.0.0');
  expect(await readFile(join(folder.current, 'assets/app.js'), 'utf8')).toBe('script app');
  expect(lines).toEqual([
    expect.stringMatching(/^Checked \d{2,} requests to the new release on this machine\.$/),
    `The release ${id} is current.`,
  ]);
});

test('the nginx files of a release name its own folder and the assets of all releases', async () => {
  const folder = await folderForReleases();
  const { id } = await publishSmall(folder, '1.0.0', ['app']);
  const site = await readFile(join(folder.current, 'hosting/nginx/site.conf'), 'utf8');
  expect(site).toContain(`root "${join(folder.releases, id)}";`);
  expect(site).toContain(`alias "${folder.assets}/";`);
});

// Only Linux tells the path of an open file.
test.runIf(process.platform === 'linux')('the disk has each file of a release before it is current', async () => {
  const folder = await folderForReleases();
  const handle = await open(folder.root);
  const synced: string[] = [];
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  sync.mockImplementation(async function (this: { fd: number }) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
  });
  onTestFinished(() => sync.mockRestore());
  await handle.close();
  await publishSmall(folder, '1.0.0', ['app']);
  const written = join(folder.temporary, 'site');
  const entries = await readdir(folder.current, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const paths = files.map((path) => path.replace(folder.current, written));
  expect(paths).toContain(join(written, 'hosting/nginx/site.conf'));
  expect(paths.filter((path) => !synced.includes(path))).toEqual([]);
});

test('the next release adds its assets to those of the former ones', async () => {
  const folder = await folderForReleases();
  await publishSmall(folder, '1.0.0', ['shared', 'first']);
  const before = await stat(join(folder.assets, 'shared.js'));
  const { id } = await publishSmall(folder, '2.0.0', ['shared', 'second'], { now: day(1) });
  expect(await readCurrent(folder)).toEqual({ id, isMissing: false });
  expect(await assetsOf(folder)).toEqual(['first.js', 'second.js', 'shared.js']);
  // nginx derives the ETag from the time, so an unchanged asset keeps its file.
  expect((await stat(join(folder.assets, 'shared.js'))).ino).toBe(before.ino);
});

test('a file of a release keeps the time of the build, and every user can read it', async () => {
  const folder = await folderForReleases();
  const built = await writeSmallBuild('1.0.0', ['app']);
  const options = { keep: 5, now: firstDay, reload: null, site: null, print: () => {} };
  await utimes(join(built, 'index.html'), day(-3), day(-3));
  await chmod(join(built, 'index.html'), 0o600);
  await publish({ ...options, folder, build: await readReleaseBuild(built) });
  const { mtime, mode } = await stat(join(folder.current, 'index.html'));
  expect(mtime).toEqual(day(-3));
  expect(mode & 0o777).toBe(0o644);
});

test('the newest releases stay complete, older ones keep only the list of their assets', async () => {
  const folder = await folderForReleases();
  const ids: string[] = [];
  for (let index = 0; index < 4; index++)
    ids.push((await publishSmall(folder, `${index}.0.0`, [`app-${index}`], { now: day(index), keep: 2 })).id);
  const filesOf = (id = '') => readdir(join(folder.releases, id), { recursive: true });
  expect(await filesOf(ids[0])).toEqual(['hosting', 'hosting/assets.json']);
  expect(await filesOf(ids[1])).toEqual(['hosting', 'hosting/assets.json']);
  for (const id of ids.slice(2)) expect(await filesOf(id)).toContain('index.html');
  expect(await assetsOf(folder)).toHaveLength(4);
});

test('assets are deleted 30 days after a run has found that no release of the last 30 days needs them', async () => {
  const folder = await folderForReleases();
  await publishSmall(folder, '1.0.0', ['shared', 'first']);
  const publishAt = (name: string, days: number) =>
    publishSmall(folder, name, ['shared', name], { now: day(days), keep: 1 });
  await publishAt('second', 1);
  await publishAt('third', 40);
  await publishAt('fourth', 69);
  expect(await assetsOf(folder)).toContain('first.js');
  const { lines } = await publishAt('fifth', 71);
  expect(await assetsOf(folder)).toEqual(['fifth.js', 'fourth.js', 'second.js', 'shared.js', 'third.js']);
  expect(lines.at(-1)).toBe('Deleted 1 asset that no page of the last 30 days needs.');
});

test.each<[string, number]>([
  ['an hour behind', -1 / 24],
  ['nine years behind', -9 * 365],
])('a release is newer than the others and deletes nothing if the clock is %s', async (_, days) => {
  const folder = await folderForReleases();
  const first = await publishSmall(folder, '1.0.0', ['first'], { keep: 1 });
  const second = await publishSmall(folder, '2.0.0', ['second'], { keep: 1, now: day(days) });
  const third = await publishSmall(folder, '3.0.0', ['third'], { keep: 1, now: day(days) });
  expect([first.id, second.id, third.id].sort()).toEqual([first.id, second.id, third.id]);
  expect(third.id).toMatch(/^20261123T201502Z-/);
  expect(third.lines[0]).toMatch(/^The clock is behind the last run \(2026-11-23T20:15:00\.000Z\)/);
  expect(await assetsOf(folder)).toEqual(['first.js', 'second.js', 'third.js']);
});

test('a clock that is years ahead in one run deletes nothing, then or later', async () => {
  const folder = await folderForReleases();
  await publishSmall(folder, '1.0.0', ['first'], { keep: 1 });
  await publishSmall(folder, '2.0.0', ['second'], { keep: 1, now: day(3650) });
  await publishSmall(folder, '3.0.0', ['third'], { keep: 1, now: day(1) });
  expect(await assetsOf(folder)).toEqual(['first.js', 'second.js', 'third.js']);
});

test('a new journal is written from the folders if it has been removed', async () => {
  const folder = await folderForReleases();
  const first = await publishSmall(folder, '1.0.0', ['first']);
  expect(JSON.parse(await readFile(folder.journal, 'utf8'))).toEqual({
    time: firstDay.toISOString(),
    releases: [{ id: first.id, replaced: null, offAt: null, isReduced: false, wasCurrent: true }],
    unused: {},
  });
  await rm(folder.journal);
  const second = await publishSmall(folder, '2.0.0', ['second'], { now: day(1) });
  expect(JSON.parse(await readFile(folder.journal, 'utf8')).releases).toEqual([
    { id: first.id, replaced: null, offAt: day(1).toISOString(), isReduced: false, wasCurrent: true },
    { id: second.id, replaced: first.id, offAt: null, isReduced: false, wasCurrent: true },
  ]);
});
