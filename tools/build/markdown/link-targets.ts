import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unescape as decodePercent } from 'node:querystring';
import { paths } from '#src/navigation/paths.ts';
import { screens, screensAt } from '#src/navigation/screens.ts';

/** The folder of the files that the site serves unchanged. */
const publicFolder = 'public';

/**
 * Checks that the target of a link in the content exists.
 * @param address the target as it is written in the document
 * @param anchors the anchors of the document with the link
 * @returns the problem in one sentence, or null if the target exists
 */
export function linkTargetProblem(address: string, anchors: ReadonlySet<string>): string | null {
  if (/^(https:\/\/|mailto:|tel:)\S+$/.test(address)) return null;
  if (!/^(\/(?!\/)|#)/.test(address)) return `'${address}' must begin with /, #, https://, mailto: or tel:.`;
  const { pathname, searchParams, hash } = new URL(address, 'https://site.example');
  const [path, anchor, menu] = [decodePercent(pathname), decodePercent(hash.slice(1)), searchParams.get('menu')];
  if (address.startsWith('#')) return anchors.has(anchor) ? null : `There is no heading '${anchor}'.`;
  if (/\.\w+$/.test(path))
    return existsSync(join(publicFolder, path)) ? null : `There is no file ${path} in ${publicFolder}/.`;
  if (!Object.values<string>(paths).includes(path)) return `The site has no screen ${path}.`;
  if (anchor) return `'${address}': a link cannot name an anchor of another screen.`;
  return menu === null || screensAt(path).some((id) => screens[id].title === menu)
    ? null
    : `${path} has no sub-screen '${menu}'.`;
}
