import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { subScreens } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';

/** The folder of the files that the site serves as they are. */
export const publicFolder = 'public';

const isFilePath = (path: string) => /\.\w+$/.test(path);

/** Text without percent-encoding, or as it is where that is broken. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function subScreenProblem(path: string, query: URLSearchParams): string | null {
  const menu = query.get('menu');
  return menu === null || subScreens[path]?.includes(menu) ? null : `${path} has no sub-screen '${menu}'.`;
}

/**
 * What is wrong with where a link of the content leads.
 * @param address as it was written
 * @param anchors the anchors of the document that it stands in
 * @param folder the public folder
 * @returns the reason, or null for a link that leads somewhere
 */
export function linkTargetProblem(address: string, anchors: ReadonlySet<string>, folder = publicFolder): string | null {
  if (/^(https:\/\/|mailto:|tel:)\S+$/.test(address)) return null;
  if (!/^(\/(?!\/)|#)/.test(address)) return `'${address}' begins neither with / nor # nor https://, mailto: or tel:.`;
  const { pathname, searchParams, hash } = new URL(address, 'https://site.example');
  const [path, anchor] = [decodePercent(pathname), decodePercent(hash.slice(1))];
  if (address.startsWith('#')) return anchors.has(anchor) ? null : `There is no heading '${anchor}'.`;
  if (isFilePath(path)) return existsSync(join(folder, path)) ? null : `There is no file ${path} in ${publicFolder}/.`;
  if (!Object.values<string>(paths).includes(path)) return `The site has no screen ${path}.`;
  if (anchor) return `'${address}': the anchor of another screen can't be checked.`;
  return subScreenProblem(path, searchParams);
}
