import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A part of the build with a licence of its own, as Vite lists it. The identifier is an SPDX expression. */
export type Notice = { name: string; version: string; identifier?: string; text?: string };

/** The file in which Vite lists the packages of the scripts. */
export const packageList = 'packages.json';

/** What Vite does not list: the project, the bundler's own code in the scripts, and the font. */
const unlisted = ['.', 'node_modules/vite', 'node_modules/rolldown', 'node_modules/pretendard'];

/** The heading after which the file of Vite lists what Vite itself contains. Only a helper of Vite is in the site. */
const bundledInVite = '\n# Licenses of bundled dependencies';

/** Returns a notice with a text. @throws Error with one line if it has no licence */
function completeNotice({ name, version, identifier, text }: Notice): Required<Notice> {
  if (identifier === 'UNLICENSED' || !(identifier || text))
    throw new Error(`${name} has no licence, so a build must not contain it. Remove it or ask its author.`);
  const license = identifier ?? 'see its text';
  return { name, version, identifier: license, text: text || `Licensed under ${license}.` };
}

/**
 * Reads the licence of a package. A font has it in dist/, beside the font files.
 * @param folder the folder of the package
 * @throws Error with one line if the package has no licence
 */
export async function readNotice(folder: string): Promise<Required<Notice>> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = [
    ...(await readdir(folder)),
    ...(await readdir(join(folder, 'dist')).catch(() => [])).map((it) => `dist/${it}`),
  ];
  const file = files.find((path) => /^(dist\/)?(licen[cs]e|copying)/i.test(path));
  const text = file && (await readFile(join(folder, file), 'utf8')).split(bundledInVite)[0]?.trim();
  return completeNotice({ name, version, identifier: license, ...(text ? { text } : {}) });
}

/**
 * Reads the licences of everything in a build, and removes Vite's list from it.
 * @param folder the folder of the build
 * @throws Error with one line if a package has no licence
 */
export async function readNotices(folder: string): Promise<Required<Notice>[]> {
  const list: Notice[] = JSON.parse(await readFile(join(folder, packageList), 'utf8'));
  await rm(join(folder, packageList));
  const countryNames = (await readFile('tools/build/licenses/unicode-3.0.txt', 'utf8')).trim();
  return [
    ...list.map(completeNotice),
    ...(await Promise.all(unlisted.map(readNotice))),
    { name: 'Unicode CLDR', version: '', identifier: 'Unicode-3.0', text: countryNames },
  ];
}

const titleOf = ({ name, version }: Notice) => `${name} ${version}`.trim();

/** Returns the texts of licences, each once, below the names of the parts that have it. */
export function licenseSections(notices: readonly Required<Notice>[]): string {
  const rule = '='.repeat(80);
  return [...Map.groupBy(notices, ({ text }) => text)]
    .map(([text, group]) => `${rule}\n${group.map(titleOf).join('\n')}\n${rule}\n\n${text}\n`)
    .join('\n');
}

/**
 * Returns the content of licenses.txt: a list of all parts, and then the text of each licence once. It begins with a byte
 * order mark, so that a browser shows the Korean text correctly without a charset in the header (Encoding Standard).
 * @param notices the parts of the build
 */
export function licenseText(notices: readonly Required<Notice>[]): string {
  const sorted = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const list = sorted.map((notice) => `- ${titleOf(notice)}: ${notice.identifier}`);
  return [
    '\uFEFF오픈소스 라이선스 / Open source licences',
    '',
    '이 사이트에는 아래의 공개 소프트웨어, 글꼴, 자료가 들어 있습니다. 목록 다음에 라이선스 전문이 있습니다.',
    'This site contains the software, fonts and data below. The texts of their licences follow the list.',
    '',
    ...list,
    '',
    licenseSections(sorted),
  ].join('\n');
}
