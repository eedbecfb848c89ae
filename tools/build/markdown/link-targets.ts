import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { subScreens } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';

/** The folder of the files that the site serves unchanged. */
export const publicFolder = 'public';

const isFilePath = (path: string) => /\.\w+$/.test(path);

/** Decodes percent-encoding (RFC 3986). Returns malformed text unchanged. */
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
 * Checks that the target of a link in the content exists.
 * @param address the target as it is written in the document
 * @param anchors the anchors of the document with the link
 * @param folder the folder of the public files
 * @returns the problem in one sentence, or null if the target exists
 */
export function linkTargetProblem(address: string, anchors: ReadonlySet<string>, folder = publicFolder): string | null {
  if (/^(https:\/\/|mailto:|tel:)\S+$/.test(address)) return null;
  if (!/^(\/(?!\/)|#)/.test(address)) return `'${address}' must begin with /, #, https://, mailto: or tel:.`;
  const { pathname, searchParams, hash } = new URL(address, 'https://site.example');
  const [path, anchor] = [decodePercent(pathname), decodePercent(hash.slice(1))];
  if (address.startsWith('#')) return anchors.has(anchor) ? null : `There is no heading '${anchor}'.`;
  if (isFilePath(path)) return existsSync(join(folder, path)) ? null : `There is no file ${path} in ${publicFolder}/.`;
  if (!Object.values<string>(paths).includes(path)) return `The site has no screen ${path}.`;
  if (anchor) return `'${address}': a link cannot name an anchor of another screen.`;
  return subScreenProblem(path, searchParams);
}
