import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createHostingTable, tableFile } from '#tools/hosting/create-table.ts';
import { type PublishOptions, publish } from '#tools/release/publish.ts';
import { readReleaseBuild } from '#tools/release/read-release-build.ts';
import { prepareFolder, type ReleaseFolder, releaseFolder } from '#tools/release/release-folder.ts';

/** Creates a folder that is removed at the end of the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'society-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder for releases with its sub-folders. */
export async function folderForReleases(): Promise<ReleaseFolder> {
  const folder = releaseFolder(await temporaryFolder());
  await prepareFolder(folder);
  return folder;
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

/**
 * Writes a small build: two pages, and one script for each name.
 * @param name the version of the build, which all pages name
 * @param scripts the scripts, each with its name as content
 */
export async function writeSmallBuild(name: string, scripts: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  const pages = [
    { path: '/', file: 'index.html', policy: `default-src 'none'; report-to ${name}` },
    { path: '/introduce', file: 'introduce.html', policy: "default-src 'none'" },
  ];
  const table = createHostingTable({
    ...{ pages, notFound: { file: '404.html', policy: "default-src 'none'" }, embeds: [] },
    ...{ siteOrigin: 'https://www.society.example', embedOrigin: null, apiBase: '/api' },
  });
  const tags = scripts.map((script) => `<script src="/assets/${script}.js"></script>`).join('');
  await writeFiles(folder, {
    'index.html': `<title>${name}</title>${tags}`,
    'introduce.html': `<title>${name}</title>`,
    '404.html': `<title>missing in ${name}</title>`,
    'pages.json': JSON.stringify(pages.map(({ path }) => ({ path }))),
    'version.json': JSON.stringify({ version: name, commit: null, build: `build-${name}` }),
    ...Object.fromEntries(scripts.map((script) => [`assets/${script}.js`, `script ${script}`])),
    [tableFile]: JSON.stringify(table),
  });
  return folder;
}

/** The start of the tests' clock. */
export const firstDay = new Date('2026-11-23T20:15:00Z');

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the time some days after the first one. */
export const day = (days: number): Date => new Date(firstDay.getTime() + days * dayMs);

/** Publishes a small build. @returns the id of the release, and the printed lines */
export async function publishSmall(
  folder: ReleaseFolder,
  name: string,
  scripts: readonly string[],
  options: Partial<PublishOptions> = {},
): Promise<{ id: string; lines: string[] }> {
  const build = await readReleaseBuild(await writeSmallBuild(name, scripts));
  const lines: string[] = [];
  const defaults = { keep: 5, now: firstDay, reload: null, site: null, print: (line: string) => void lines.push(line) };
  return { id: await publish({ ...defaults, ...options, folder, build }), lines };
}
