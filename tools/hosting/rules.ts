import { extname } from 'node:path/posix';
import type { FileRule, Headers, HostedPage, HostingTable } from './table.ts';

/**
 * Returns the rule of a path: the one with the longest prefix.
 * @param path the decoded path of the request
 * @throws Error if the table has no rule for `/`
 */
function ruleOf({ files }: Pick<HostingTable, 'files'>, path: string): FileRule {
  const [rule] = files
    .filter(({ prefix }) => (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (!rule) throw new Error('The hosting table has no rule for /.');
  return rule;
}

/** Returns whether no server sends the file at its own path. */
export const isInternal = ({ internal }: Pick<HostingTable, 'internal'>, path: string): boolean =>
  internal.paths.includes(path) ||
  internal.prefixes.some((prefix) => path.startsWith(prefix)) ||
  path.split('/').some((name) => name.startsWith('.')) ||
  internal.suffixes.some((suffix) => path.endsWith(suffix) && !(suffix === '.html' && path.startsWith('/embed/')));

/** Returns whether an unknown path gets a plain response in place of the page of the site. */
export const isPlainNotFound = (table: HostingTable, path: string): boolean =>
  ruleOf(table, path).missing === 'plain' || extname(path) !== '' || isInternal(table, path);

/** Returns the page of a path and a sub-screen. An unknown sub-screen gives the default page of the path. */
export function pageOf<Listed extends Pick<HostedPage, 'path' | 'menu'>>(
  pages: readonly Listed[],
  path: string,
  menu: string | null,
): Listed | null {
  const ofPath = pages.filter((page) =>
    page.path.includes(':id') ? new RegExp(`^${page.path.replace(':id', '\\d+')}$`).test(path) : page.path === path,
  );
  return ofPath.find((page) => page.menu === menu) ?? ofPath.find((page) => !page.menu) ?? null;
}

/** Returns the file of the page that a post has if `npm run posts` has written it, or null for another path. */
export function postFileOf({ posts }: Pick<HostingTable, 'posts'>, path: string, menu: string | null): string | null {
  const folder = pageOf(posts, path, menu)?.folder;
  return folder === undefined ? null : `posts/${folder}/${path.split('/').at(-1)}.html`;
}

/** Returns the headers of a file that exists, without those of its representation. */
export const fileHeaders = (table: HostingTable, path: string): Headers => ({
  ...table.headers,
  ...ruleOf(table, path).headers,
});

/** Returns the headers of a page. */
export const pageHeaders = (table: HostingTable, path: string, policy: string): Headers => ({
  ...fileHeaders(table, path),
  ...table.pageHeaders,
  'Content-Security-Policy': policy,
});

/** Returns the headers of a plain response to a request that fails. */
export const errorHeaders = (table: HostingTable): Headers => ({ ...table.headers, ...table.errorHeaders });

/** Returns the header `Content-Type` of a file. */
export const typeOf = ({ types }: Pick<HostingTable, 'types'>, file: string): string =>
  types[extname(file).slice(1)] ?? 'application/octet-stream';
