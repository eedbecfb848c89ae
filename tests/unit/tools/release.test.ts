import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runTool } from '#tests/rules/support.ts';

beforeEach(({ skip }) => skip(process.platform !== 'linux', 'hosting/release.sh needs Linux, with the GNU tools'));

/** Creates a folder for the test. Its path has only characters that nginx reads, which that of a working copy need not have. */
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
    'hosting/site.json': '{}',
    'hosting/nginx/files.conf': 'root "/path/of/the/release";',
    'hosting/edge/wrangler.json': '{}',
  };
  for (const [file, content] of Object.entries(files)) {
    if (file === missing) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

async function release(...args: string[]) {
  const { code, stdout, stderr } = await runTool('bash', 'hosting/release.sh', ...args);
  return { code, error: stderr, id: /^The release (\S+) is current/m.exec(stdout)?.[1] ?? '' };
}

const publish = async (root: string, version: string, ...args: string[]) =>
  release(root, '--build', await writeBuild(version), ...args);
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
    for (const version of ['v1', 'v2']) expect(await publish(root, version)).toMatchObject({ code: 0, error: '' });
    isPublishing = false;
  };
  await Promise.all([read(), publishAll()]);
});

test('keeps the assets of releases for 30 days, and rolls back to the previous release and forward again', async () => {
  const root = await temporaryFolder();
  const first = await publish(root, 'v1');
  expect((await release(root, '--rollback')).error).toMatch(/^release: .* has no earlier release to return to\.\n$/);
  const second = await publish(root, 'v2');
  setDaysAgo(root, first.id, 31);
  setDaysAgo(root, second.id, 31);
  await publish(root, 'v3');
  expect(await assetsOf(root)).toEqual(['v2.js', 'v3.js']);
  setDaysAgo(root, second.id, 29);
  await publish(root, 'v4');
  expect(await assetsOf(root)).toEqual(['v2.js', 'v3.js', 'v4.js']);
  setDaysAgo(root, second.id, 31);
  for (const version of ['v3', 'v4']) {
    expect((await release(root, '--rollback')).code).toBe(0);
    expect(await currentPage(root)).toContain(version);
  }
  expect(await assetsOf(root)).toEqual(['v3.js', 'v4.js']);
});

test('returns to the former release if the reload fails, and repairs what a killed run has left', async () => {
  const root = await temporaryFolder();
  const first = await publish(root, 'v1');
  expect((await publish(root, 'v2', '--reload', 'exit 3')).error).toBe(
    `release: "exit 3" failed. The release ${first.id} is current again.\n`,
  );
  expect(await currentPage(root)).toContain('v1');
  await mkdir(join(root, '.new'));
  await publish(root, 'v3', '--reload', 'kill -9 $PPID');
  expect(await publish(root, 'v4', '--reload', 'true')).toMatchObject({ code: 0, error: '' });
  expect((await readdir(root)).sort()).toEqual(['assets', 'current', 'previous', 'release.lock', 'releases']);
});

test('refuses a second run, a full disk, and a folder that is missing or not writable with one line', async () => {
  const root = await temporaryFolder();
  const secondRun = `! bash hosting/release.sh ${root} --rollback 2> ${root}/second`;
  expect((await publish(root, 'v1', '--reload', secondRun)).code).toBe(0);
  expect(await readFile(`${root}/second`, 'utf8')).toMatch(/^release: another release to .* is running\. .*\n$/);
  expect((await publish('/sys', 'v3')).error).toMatch(/^release: no permission to write to \/sys\. Run .*\n$/);
  expect((await publish(`${root}/none`, 'v3')).error).toMatch(/^release: .* is missing\. Create it: mkdir -p .*\n$/);
  const programs = await temporaryFolder();
  await writeFile(join(programs, 'cp'), '#!/bin/sh\nmkdir "$4"; echo "cp: No space left on device" >&2; exit 1\n');
  await chmod(join(programs, 'cp'), 0o755);
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await publish(root, 'v2')).error).toBe(
    `release: the disk of ${root} is full. Free some space, then run it again.\n`,
  );
  expect(await readdir(root)).not.toContain('.new');
  expect(await currentPage(root)).toContain('v1');
});

test.each(['hosting/site.json', 'version.json', 'assets/v2.js'])('refuses a build without %s', async (file) => {
  const root = await temporaryFolder();
  const { code, error } = await release(root, '--build', await writeBuild('v2', file));
  expect(code).toBe(1);
  expect(error).toMatch(new RegExp(`^release: .*${file} ?.* missing.* Run npm run build\\.\\n$`));
  expect(await readdir(root)).toEqual(['release.lock']);
});

test('a deploy to the edge has the posts and the assets of recent releases, and its failure restores the former release', async () => {
  const root = await temporaryFolder();
  const programs = await temporaryFolder();
  // In place of wrangler, it lists the files that it would upload, and fails for the release v3.
  const npx = `#!/bin/sh\necho "$@" > "${root}/arguments"\ncd "$(dirname "$5")/../.." && find . -type f | sort > "${root}/uploaded"\n! grep -q v3 index.html\n`;
  await writeFile(join(programs, 'npx'), npx, { mode: 0o755 });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const deploy = `mkdir -p ${root}/posts && touch ${root}/posts/1.html && ln -sfn ../../posts ${root}/current/posts && bash hosting/edge/deploy.sh ${root} --name society`;
  expect((await publish(root, 'v1', '--reload', deploy)).error).toBe('');
  expect((await publish(root, 'v2', '--reload', deploy)).error).toBe('');
  const uploaded = await readFile(join(root, 'uploaded'), 'utf8');
  for (const file of ['assets/v1.js', 'assets/v2.js', 'posts/1.html']) expect(uploaded).toContain(`./${file}\n`);
  expect(await readFile(join(root, 'arguments'), 'utf8')).toMatch(
    / deploy --config \S+\/hosting\/edge\/wrangler\.json --name society\n$/,
  );
  expect((await publish(root, 'v3', '--reload', deploy)).error).toMatch(
    /failed\. The release .* is current again\.\n$/,
  );
  expect(await currentPage(root)).toContain('v2');
  expect((await readdir(root)).filter((name) => name.startsWith('.edge'))).toEqual([]);
});
