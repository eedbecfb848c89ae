import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'society-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a build of one page that loads the script of its version. The file `missing` is left out. */
async function writeBuild(version: string, missing = ''): Promise<string> {
  const folder = await temporaryFolder();
  const files: Record<string, string> = {
    'index.html': `<script src="/assets/${version}.js"></script>`,
    '404.html': 'missing',
    'version.json': `{"version":"${version}","commit":null,"build":"x"}`,
    [`assets/${version}.js`]: version,
    'hosting/nginx/pages.conf': '# pages',
    'hosting/nginx/files.conf': 'root "/path/of/the/release";',
  };
  for (const [file, content] of Object.entries(files)) {
    if (file === missing) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/** Runs the script. @param path a folder of programs that are found before those of the system */
async function release(args: readonly string[], path = '') {
  const env = { ...process.env, PATH: `${path}:${process.env.PATH}` };
  const child = spawn('bash', ['hosting/release.sh', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const closed = once(child, 'close');
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, error, id: /^The release (\S+) is current/m.exec(output)?.[1] ?? '' };
}

const publish = async (root: string, version: string, ...args: string[]) =>
  release([root, '--build', await writeBuild(version), ...args]);
const assetsOf = async (root: string) => (await readdir(join(root, 'current/assets'))).sort();
const currentPage = (root: string) => readFile(join(root, 'current/index.html'), 'utf8');

/** Sets the day on which a release ceased to be current. */
const setDaysAgo = (root: string, id: string, days: number) =>
  spawnSync('touch', ['--date', `${days} days ago`, join(root, 'releases', id)]);

test('publishes a build whose nginx files name its folder, and readers find a complete release at every moment', async () => {
  const root = await temporaryFolder();
  const { id } = await publish(root, 'v0');
  expect(await readFile(join(root, 'current/hosting/nginx/files.conf'), 'utf8')).toBe(`root "${root}/releases/${id}";`);
  let isPublishing = true;
  const read = async () => {
    while (isPublishing) {
      const asset = /assets\/\w+\.js/.exec(await currentPage(root))?.[0] ?? 'missing';
      expect(await readFile(join(root, 'current', asset), 'utf8')).toMatch(/^v\d$/);
    }
  };
  const publishAll = async () => {
    for (const version of ['v1', 'v2', 'v3'])
      expect(await publish(root, version)).toMatchObject({ code: 0, error: '' });
    isPublishing = false;
  };
  await Promise.all([read(), publishAll()]);
  expect(await currentPage(root)).toContain('v3');
});

test('keeps the assets of releases for 30 days, and the current and the previous release always', async () => {
  const root = await temporaryFolder();
  const [first, second] = [await publish(root, 'v1'), await publish(root, 'v2')];
  setDaysAgo(root, first.id, 31);
  setDaysAgo(root, second.id, 31);
  await publish(root, 'v3');
  expect(await assetsOf(root)).toEqual(['v2.js', 'v3.js']);
  setDaysAgo(root, second.id, 29);
  await publish(root, 'v4');
  expect(await assetsOf(root)).toEqual(['v2.js', 'v3.js', 'v4.js']);
  setDaysAgo(root, second.id, 31);
  expect((await release([root, '--rollback'])).code).toBe(0);
  expect(await assetsOf(root)).toEqual(['v3.js', 'v4.js']);
  expect(await readdir(join(root, 'releases'))).toHaveLength(2);
});

test('rolls back to the previous release and forward again, and refuses without one', async () => {
  const root = await temporaryFolder();
  await publish(root, 'v1');
  expect(await release([root, '--rollback'])).toMatchObject({ code: 1, error: expect.stringMatching('no earlier') });
  await publish(root, 'v2');
  for (const version of ['v1', 'v2']) {
    expect((await release([root, '--rollback'])).code).toBe(0);
    expect(await currentPage(root)).toContain(version);
  }
});

test('returns to the former release if the reload fails, and repairs what a killed run has left', async () => {
  const root = await temporaryFolder();
  const first = await publish(root, 'v1');
  expect((await publish(root, 'v2', '--reload', 'exit 3')).error).toBe(
    `release: "exit 3" failed. The release ${first.id} is current again.\n`,
  );
  expect(await currentPage(root)).toContain('v1');
  await mkdir(join(root, '.new'));
  expect((await publish(root, 'v3', '--reload', 'kill -9 $PPID')).code).toBeNull();
  expect(await publish(root, 'v4', '--reload', 'true')).toMatchObject({ code: 0, error: '' });
  expect((await readdir(root)).sort()).toEqual(['assets', 'current', 'previous', 'release.lock', 'releases']);
});

test('refuses a second run, a full disk, and a folder that is missing or not writable with one line', async () => {
  const root = await temporaryFolder();
  await publish(root, 'v1');
  const second = await publish(
    root,
    'v2',
    '--reload',
    `! bash hosting/release.sh ${root} --rollback 2> ${root}/second`,
  );
  expect(second.code).toBe(0);
  expect(await readFile(`${root}/second`, 'utf8')).toMatch(/^release: another release to .* is running\. .*\n$/);
  const programs = await temporaryFolder();
  await writeFile(join(programs, 'cp'), '#!/bin/sh\nmkdir "$4"; echo "cp: No space left on device" >&2; exit 1\n');
  await chmod(join(programs, 'cp'), 0o755);
  const full = await release([root, '--build', await writeBuild('v3')], programs);
  expect(full.error).toBe(`release: the disk of ${root} is full. Free some space, then run it again.\n`);
  expect(await readdir(root)).not.toContain('.new');
  expect(await currentPage(root)).toContain('v2');
  expect((await publish('/sys', 'v3')).error).toMatch(/^release: no permission to write to \/sys\. Run .*\n$/);
  expect((await publish(`${root}/none`, 'v3')).error).toMatch(
    /^release: .*none is missing\. Create it: mkdir -p .*\n$/,
  );
});

test.each(['hosting/nginx/pages.conf', 'version.json', 'assets/v2.js'])('refuses a build without %s', async (file) => {
  const root = await temporaryFolder();
  const { code, error } = await release([root, '--build', await writeBuild('v2', file)]);
  expect(code).toBe(1);
  expect(error).toMatch(new RegExp(`^release: .*${file} ?.* missing.* Run npm run build\\.\\n$`));
  expect(await readdir(root)).toEqual(['release.lock']);
});
