import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  day,
  folderForReleases,
  publishSmall,
  temporaryFolder,
  writeFiles,
  writeSmallBuild,
} from '#tests/support/releases.ts';
import { copyFile } from '#tools/release/durable-files.ts';
import { checkCommit, readReleaseBuild } from '#tools/release/read-release-build.ts';
import { errorLine } from '#tools/release/release-error.ts';
import { prepareFolder, type ReleaseFolder, readCurrent, releaseFolder } from '#tools/release/release-folder.ts';

/** Returns everything that a web server could read, to see that a failure has changed none of it. */
async function served(folder: ReleaseFolder) {
  const { id } = (await readCurrent(folder)) ?? { id: '' };
  return {
    id,
    releases: await readdir(folder.releases),
    assets: (await readdir(folder.assets)).sort(),
    page: await readFile(join(folder.current, 'index.html'), 'utf8'),
    journal: await readFile(folder.journal, 'utf8'),
    all: (await readdir(folder.root)).sort(),
  };
}

/** A table with all properties of the earlier formats. */
const oldTable = {
  ...{ pages: [{}], embeds: [], files: [], encodings: [] },
  ...{ notFound: {}, headers: {}, errorHeaders: {}, internal: {}, types: {} },
};

const systemError = (code: string) => Object.assign(new Error(`${code}: a call failed`), { code, path: '/a/file' });

test.each(['assets/new', 'index.html', 'introduce.html', 'hosting/table.json'])(
  'the running release stays if the disk is full at %s, and nothing of the new one is left',
  async (file) => {
    const folder = await folderForReleases();
    await publishSmall(folder, '1.0.0', ['app']);
    const before = await served(folder);
    const failingCopy = (from: string, to: string) =>
      from.includes(file) ? Promise.reject(systemError('ENOSPC')) : copyFile(from, to);
    await expect(
      publishSmall(folder, '2.0.0', ['app', 'another', 'new'], { now: day(1), copy: failingCopy }),
    ).rejects.toThrow('ENOSPC');
    expect(await served(folder)).toEqual(before);
  },
);

test('nothing of a new release is left if the journal cannot be written', async () => {
  const folder = await folderForReleases();
  await publishSmall(folder, '1.0.0', ['app']);
  const { journal, ...before } = await served(folder);
  const copyThenBlock = async (from: string, to: string) => {
    await copyFile(from, to);
    if (!to.endsWith('site/index.html')) return;
    await rm(folder.journal);
    await mkdir(folder.journal);
  };
  await expect(publishSmall(folder, '2.0.0', ['new'], { now: day(1), copy: copyThenBlock })).rejects.toThrow('EISDIR');
  await rm(folder.journal, { recursive: true });
  await writeFile(folder.journal, journal);
  expect(await served(folder)).toEqual({ ...before, journal });
});

test.each([
  ['ENOSPC', 'the disk of /srv is full. Free some space, then run the command again.'],
  ['EACCES', 'no permission to write to /srv (/a/file). Run the command as the owner of the folder.'],
  ['EROFS', 'no permission to write to /srv (/a/file). Run the command as the owner of the folder.'],
  ['EXDEV', '/srv has folders on several file systems (/a/file). Keep releases and assets on one file system.'],
  ['EIO', 'EIO: a call failed'],
])('the error %s is one line with the remedy', (code, line) => {
  expect(errorLine(systemError(code), '/srv')).toBe(line);
});

test('a folder that is missing or a file is refused with the remedy', async () => {
  const path = join(await temporaryFolder(), 'society');
  await expect(prepareFolder(releaseFolder(path))).rejects.toThrow(`${path} is missing. Create it: mkdir -p ${path}`);
  await writeFile(path, '');
  await expect(prepareFolder(releaseFolder(path))).rejects.toThrow(`${path} is a file.`);
});

test('a folder whose assets are on another file system is refused', async () => {
  const folder = releaseFolder(await temporaryFolder());
  await symlink('/dev', folder.assets);
  await expect(prepareFolder(folder)).rejects.toThrow(
    `${folder.assets} is on another file system than ${folder.root}.`,
  );
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a table that is not JSON',
    { 'hosting/table.json': '{"pages": [' },
    /table\.json is not JSON\. Run npm run build\.$/,
  ],
  ['a table of another kind', { 'hosting/table.json': '[]' }, /table\.json is not a table of this version\./],
  [
    'a table of an older format',
    { 'hosting/table.json': JSON.stringify({ ...oldTable, api: {} }) },
    /table\.json is not a table of this version\. Run npm run build again\.$/,
  ],
  ['a list of pages that is not JSON', { 'pages.json': '[' }, /pages\.json does not list the pages of .*table\.json\./],
  ['another list of pages', { 'pages.json': '[{"path":"/x"}]' }, /pages\.json does not list the pages of /],
  ['a version that is not JSON', { 'version.json': '' }, /version\.json is missing or names no version\. Run npm/],
  [
    'a version without a build',
    { 'version.json': '{"version":"1"}' },
    /version\.json is missing or names no version\./,
  ],
  [
    'a page with a missing script',
    { 'index.html': '<script src="/assets/x-1.js">' },
    /index\.html names assets\/x-1\.js, which is missing/,
  ],
])('a build with %s is refused', async (_, files, message) => {
  const build = await writeSmallBuild('1.0.0', ['app']);
  await writeFiles(build, files);
  await expect(readReleaseBuild(build)).rejects.toThrow(message);
});

test.each<[string, RegExp]>([
  ['hosting/table.json', /table\.json is missing, so .* has no complete build\. Run npm run build\.$/],
  ['introduce.html', /table\.json names introduce\.html, which is missing\./],
  ['version.json', /version\.json is missing or names no version\./],
])('a build without %s is refused', async (file, message) => {
  const build = await writeSmallBuild('1.0.0', ['app']);
  await rm(join(build, file));
  await expect(readReleaseBuild(build)).rejects.toThrow(message);
});

test('a build of another commit than that of the working copy is refused', () => {
  const version = { version: '1.0.0', commit: '0123456789abcdef0123456789abcdef01234567', build: 'x' };
  expect(() => checkCommit({ folder: 'dist', version })).toThrow(
    /^dist has the build of commit 0123456, but the working/,
  );
  expect(() => checkCommit({ folder: 'dist', version: { ...version, commit: null } })).not.toThrow();
});

test('an asset of the same name with another content is never replaced', async () => {
  const folder = await folderForReleases();
  await publishSmall(folder, '1.0.0', ['app']);
  await writeFile(join(folder.assets, 'other.js'), 'damaged');
  const before = await served(folder);
  await expect(publishSmall(folder, '2.0.0', ['new', 'other'], { now: day(1) })).rejects.toThrow(
    /other\.js has another content than .*other\.js\. One of them is damaged\. Run npm run build again, or remove .*assets\/other\.js if the build is right\.$/,
  );
  expect(await served(folder)).toEqual(before);
});

test('a release that fails its check is not published', async () => {
  const folder = await folderForReleases();
  await publishSmall(folder, '1.0.0', ['app']);
  const before = await served(folder);
  const copyThenRemove = async (from: string, to: string) => {
    await copyFile(from, to);
    if (to.endsWith('site/introduce.html')) await rm(to);
  };
  await expect(publishSmall(folder, '2.0.0', ['new'], { now: day(1), copy: copyThenRemove })).rejects.toThrow(
    /introduce\.html, which is missing/,
  );
  expect(await served(folder)).toEqual(before);
});

test('what a killed run has left is removed by the next one', async () => {
  const folder = await folderForReleases();
  await publishSmall(folder, '1.0.0', ['app']);
  await writeFiles(folder.temporary, { 'site/index.html': 'half', 'assets/app.js': 'half' });
  const { id } = await publishSmall(folder, '2.0.0', ['app', 'new'], { now: day(1) });
  expect((await served(folder)).all).toEqual(['assets', 'current', 'releases', 'releases.json']);
  expect((await served(folder)).id).toBe(id);
});

test('a release can be published if the current one is missing', async () => {
  const folder = await folderForReleases();
  const { id: lost } = await publishSmall(folder, '1.0.0', ['app']);
  await rm(join(folder.releases, lost), { recursive: true });
  const { id, lines } = await publishSmall(folder, '2.0.0', ['app'], { now: day(1) });
  expect(lines[0]).toBe(`The current release, ${lost}, is missing. It cannot be restored.`);
  expect(await readCurrent(folder)).toEqual({ id, isMissing: false });
});

test('a folder in the place of the link is not replaced', async () => {
  const folder = await folderForReleases();
  await mkdir(folder.current);
  await expect(publishSmall(folder, '1.0.0', ['app'])).rejects.toThrow(`${folder.current} is not a symbolic link.`);
});

test.each([
  '',
  '{"time":',
  '{"time":"yesterday","releases":[],"unused":{}}',
  '{"time":"2026-11-23","releases":[{}],"unused":{}}',
])('a damaged journal is refused with the remedy: %j', async (text) => {
  const folder = await folderForReleases();
  await writeFile(folder.journal, text);
  await expect(publishSmall(folder, '1.0.0', ['app'])).rejects.toThrow(
    `${folder.journal} is damaged. Remove it: the next run`,
  );
});

test('no asset is deleted while the list of assets of a release is damaged', async () => {
  const folder = await folderForReleases();
  const { id } = await publishSmall(folder, '1.0.0', ['first']);
  await writeFile(join(folder.releases, id, 'hosting/assets.json'), '[');
  const { lines } = await publishSmall(folder, '2.0.0', ['second'], { now: day(1) });
  expect(lines.at(-1)).toBe(`No asset is deleted: the list of assets of ${id} is missing or damaged.`);
  expect((await served(folder)).assets).toEqual(['first.js', 'second.js']);
});
