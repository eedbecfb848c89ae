import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A part of the build with a licence of its own. */
export type Notice = {
  name: string;
  /** The version, or an empty text for data. */
  version: string;
  /** The SPDX expression of the licence. */
  license: string;
  /** The texts of the licence with the copyright notices. Without such a file, the author's notice. */
  text: string;
};

const noticeFile = /^(licen[cs]e|copying|notice)/i;

/** The heading after which the file of Vite lists what Vite itself contains. Only a helper of Vite is in the site. */
const bundledInVite = '\n# Licenses of bundled dependencies';

/** Reads the licence files in a folder. A font has them in dist/, beside the font files. */
async function readNoticeFiles(folder: string): Promise<string> {
  for (const place of [folder, join(folder, 'dist')]) {
    const names = (await readdir(place).catch(() => [])).filter((name) => noticeFile.test(name)).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(place, name), 'utf8')));
    if (texts.length > 0) return texts.map((text) => text.split(bundledInVite)[0]?.trim()).join('\n\n');
  }
  return '';
}

/**
 * Reads the licence of a package.
 * @param folder the folder of the package
 * @throws Error with one line if neither package.json nor a file names a licence
 */
export async function readNotice(folder: string): Promise<Notice> {
  const { name, version, license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const text = await readNoticeFiles(folder);
  const named = typeof license === 'string' && license !== 'UNLICENSED' ? license : '';
  if (!named && !text)
    throw new Error(`${name} has no licence, so a build must not contain it. Remove it or ask its author.`);
  const holder = (typeof author === 'string' ? author : author?.name) || `the authors of ${name}`;
  return {
    name,
    version,
    license: named || 'see its text',
    text: text || `Copyright (c) ${holder}. Licensed under ${named}.`,
  };
}

/**
 * Reads the licences of packages, of the project itself and of the country names (tools/build/country-names.ts).
 * @param folders the folders of the packages
 * @throws Error with one line if a package has no licence
 */
export const readNotices = async (folders: Iterable<string>): Promise<Notice[]> => [
  ...(await Promise.all(['.', ...folders].map(readNotice))),
  {
    name: 'Unicode CLDR',
    version: '',
    license: 'Unicode-3.0',
    text: (await readFile('tools/build/licenses/unicode-3.0.txt', 'utf8')).trim(),
  },
];

/** The file in which Vite lists the packages of the scripts. */
export const packageList = 'packages.json';

/** What Vite does not list: the bundler's own code in the scripts, and the font. */
const unlisted = ['vite', 'rolldown', 'pretendard'];

/**
 * Reads the licences of everything in a build, and removes Vite's list from it.
 * @param folder the folder of the build
 * @throws Error with one line if a package has no licence, or if the build has another version than the one in node_modules
 */
export async function readBundledNotices(folder: string): Promise<Notice[]> {
  const list: Pick<Notice, 'name' | 'version'>[] = JSON.parse(await readFile(join(folder, packageList), 'utf8'));
  await rm(join(folder, packageList));
  const names = [...new Set([...list.map(({ name }) => name), ...unlisted])];
  const notices = await readNotices(names.map((name) => join('node_modules', name)));
  const other = list.find(
    (entry) => !notices.some(({ name, version }) => name === entry.name && version === entry.version),
  );
  if (other) throw new Error(`${other.name} ${other.version} is in the build, but not its folder in node_modules.`);
  return notices;
}
