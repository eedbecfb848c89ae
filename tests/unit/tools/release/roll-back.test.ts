import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { day, folderForReleases, publishSmall } from '#tests/support/releases.ts';
import { type ReleaseFolder, readCurrent } from '#tools/release/release-folder.ts';
import { releaseLines } from '#tools/release/release-list.ts';
import { rollBack } from '#tools/release/roll-back.ts';

const rollBackIn = (folder: ReleaseFolder, to: string | null = null) =>
  rollBack({ folder, to, now: day(9), reload: null, site: null, print: () => {} });

const currentOf = async (folder: ReleaseFolder) => (await readCurrent(folder))?.id;

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

test('failed releases do not use up the releases that are kept for a roll-back', async () => {
  const folder = await folderForReleases();
  const { id: first } = await publishSmall(folder, '1.0.0', ['first'], { keep: 3 });
  const { id: second } = await publishSmall(folder, '2.0.0', ['second'], { keep: 3, now: day(1) });
  for (const days of [2, 3])
    await expect(
      publishSmall(folder, `${days}.0.0-broken`, ['broken'], { keep: 3, now: day(days), reload: 'exit 1' }),
    ).rejects.toThrow(second);
  expect((await releaseLines(folder, day(3)))[0]).toMatch(/-3\.0\.0-broken-\S+ {2}failed, and the next release/);
  const { id: last } = await publishSmall(folder, '4.0.0', ['last'], { keep: 3, now: day(4) });
  expect(await releaseLines(folder, day(4))).toEqual([
    `${last}  current`,
    expect.stringMatching(/-3\.0\.0-broken-/),
    expect.stringMatching(/-2\.0\.0-broken-/),
    `${second}  complete, not current since 2026-11-27 20:15 UTC`,
    `${first}  complete, not current since 2026-11-24 20:15 UTC`,
  ]);
  expect(await rollBackIn(folder)).toBe(second);
});
