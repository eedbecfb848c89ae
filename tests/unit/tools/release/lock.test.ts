import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { day, firstDay, folderForReleases } from '#tests/support/releases.ts';
import { lockFolder } from '#tools/release/lock.ts';

/** Starts a process that has ended. @returns its number */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'close');
  return child.pid ?? 0;
}

const ownerOf = (pid: number, details = {}) =>
  JSON.stringify({ pid, host: hostname(), started: null, since: firstDay.toISOString(), ...details });

test('a second release is refused while the first is running, and the message names its process and age', async () => {
  const folder = await folderForReleases();
  const unlock = await lockFolder(folder, firstDay);
  await expect(lockFolder(folder, day(0.01))).rejects.toThrow(
    `another release is running: process ${process.pid} on ${hostname()}, for 14 min. If no release is running, remove ${folder.lock}.`,
  );
  await unlock();
  await (await lockFolder(folder, firstDay))();
});

test('the lock of a process that has ended is removed', async () => {
  const folder = await folderForReleases();
  await symlink(ownerOf(await endedProcess()), folder.lock);
  const unlock = await lockFolder(folder, firstDay);
  expect(JSON.parse(await readlink(folder.lock)).pid).toBe(process.pid);
  await unlock();
});

test('the lock of a process whose number belongs to another process now is removed', async () => {
  const folder = await folderForReleases();
  await symlink(ownerOf(process.pid, { started: '1' }), folder.lock);
  await (await lockFolder(folder, firstDay))();
});

test('the lock of another machine stays', async () => {
  const folder = await folderForReleases();
  await symlink(ownerOf(await endedProcess(), { host: 'another' }), folder.lock);
  await expect(lockFolder(folder, day(1))).rejects.toThrow(
    /on another, for 1440 min\. If no release is running, remove/,
  );
});

test('a file in the place of the lock stays, and the message names it', async () => {
  const folder = await folderForReleases();
  await writeFile(folder.lock, 'text');
  await expect(lockFolder(folder, firstDay)).rejects.toThrow(
    `another release may be running. If no release is running, remove`,
  );
  expect(await readFile(folder.lock, 'utf8')).toBe('text');
});

test('one of several simultaneous releases gets the lock, also over an old one', async () => {
  const folder = await folderForReleases();
  await symlink(ownerOf(await endedProcess()), folder.lock);
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, firstDay)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
