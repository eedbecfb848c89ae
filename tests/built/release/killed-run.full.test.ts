import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyBuildAs, runRelease, startRelease } from '#tests/support/built-releases.ts';
import { temporaryFolder } from '#tests/support/releases.ts';
import { openReleaseById } from '#tools/release/open-release.ts';
import { readCurrent, releaseFolder } from '#tools/release/release-folder.ts';

/** How often a run is killed. */
const kills = 10;

/** Checks that the current release is complete, with all its assets. @returns its version */
async function currentVersion(path: string): Promise<string> {
  const folder = releaseFolder(path);
  const current = await readCurrent(folder);
  expect(current?.isMissing).toBe(false);
  const { version, files } = await openReleaseById(folder, current?.id ?? '');
  expect(files.length).toBeGreaterThan(300);
  const present = new Set(await readdir(folder.assets));
  const assets = files.filter((file) => file.startsWith('assets/')).map((file) => file.slice('assets/'.length));
  expect(assets.filter((name) => !present.has(name))).toEqual([]);
  return version.version;
}

test('a killed run leaves a complete current release, and the next run repairs the folder', async () => {
  const folder = await temporaryFolder();
  const [first, second] = [await copyBuildAs('1.0.0', null), await copyBuildAs('2.0.0', 'r2')];
  expect(await runRelease(folder, '--build', first)).toMatchObject({ code: 0 });
  const started = performance.now();
  expect(await runRelease(folder, '--build', second)).toMatchObject({ code: 0 });
  const durationMs = performance.now() - started;

  let killedInside = 0;
  for (let index = 0; index < kills; index++) {
    const child = startRelease([folder, '--build', index % 2 ? second : first], { stdio: 'ignore' });
    const closed = once(child, 'close');
    // The moment is chosen over the whole run, with a random part.
    const killed = setTimeout(() => child.kill('SIGKILL'), (durationMs * (index + Math.random())) / kills);
    const [, signal] = await closed;
    clearTimeout(killed);
    if (signal === 'SIGKILL' && (await readdir(folder)).includes('release.lock')) killedInside += 1;
    expect(['1.0.0', '2.0.0']).toContain(await currentVersion(folder));
  }
  // A run that is killed before it has locked the folder proves nothing.
  expect(killedInside).toBeGreaterThan(2);

  expect(await runRelease(folder, '--build', second)).toMatchObject({ code: 0, error: '' });
  expect(await currentVersion(folder)).toBe('2.0.0');
  expect((await readdir(folder)).sort()).toEqual(['assets', 'current', 'releases', 'releases.json']);
  const journal: { releases: { id: string }[] } = JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8'));
  expect(journal.releases.map(({ id }) => id)).toEqual((await readdir(join(folder, 'releases'))).sort());
}, 240_000);
