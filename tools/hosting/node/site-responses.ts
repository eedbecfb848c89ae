import { extname } from 'node:path/posix';
import {
  errorHeaders,
  fileHeaders,
  isInternal,
  isPlainNotFound,
  pageHeaders,
  pageOf,
  postFileOf,
} from '#tools/hosting/rules.ts';
import type { Headers, HostingTable } from '#tools/hosting/table.ts';
import { parseTarget, singleSlashes } from './request-target.ts';

/** The response to a request, before the encoding is chosen. */
export type SiteResponse =
  | { status: number; headers: Headers; file: string }
  | { status: number; headers: Headers; text: string };

const plain = (table: HostingTable, status: number, text: string, headers: Headers = {}): SiteResponse => ({
  status,
  headers: { ...errorHeaders(table), ...headers },
  text: `${text}\n`,
});

function notFound(table: HostingTable, path: string): SiteResponse {
  if (isPlainNotFound(table, path)) return plain(table, 404, 'Not found');
  const { file, policy } = table.notFound;
  const headers = { ...errorHeaders(table), ...table.pageHeaders, 'Content-Security-Policy': policy };
  return { status: 404, headers, file };
}

/** What a request names, and whether it came to the embed host. */
type SiteRequest = { method: string; target: string; isForEmbedHost: boolean };

/**
 * Creates the function that finds the response of the table to a request.
 * @param files the paths of all files below the folder of the build; no other file is ever sent
 */
export function siteResponses(table: HostingTable, files: readonly string[]) {
  const paths = new Set(files.map((file) => `/${file}`));
  const embeds = new Map(table.embeds.map((embed) => [`/${embed.file}`, embed]));

  function fileResponse(path: string, isForEmbedHost: boolean): SiteResponse {
    const embed = embeds.get(path);
    const policy = isForEmbedHost ? embed?.embedPolicy : embed?.sitePolicy;
    const headers = { ...fileHeaders(table, path), ...(policy && { 'Content-Security-Policy': policy }) };
    return { status: 200, headers, file: path.slice(1) };
  }

  return ({ method, target, isForEmbedHost }: SiteRequest): SiteResponse => {
    if (method !== 'GET' && method !== 'HEAD') return plain(table, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    const parsed = parseTarget(target);
    if (!parsed) return plain(table, 400, 'Bad request');
    const { path, menu } = parsed;
    const Location = singleSlashes(target);
    if (Location !== target && !isForEmbedHost && extname(path) === '')
      return plain(table, 308, 'Permanent redirect', { Location });
    if (isForEmbedHost && !path.startsWith('/embed/')) return plain(table, 404, 'Not found');
    const page = pageOf(table.pages, path, menu);
    if (page) {
      const postFile = postFileOf(table, path, menu);
      const file = paths.has(`/${postFile}`) && postFile ? postFile : page.file;
      return { status: 200, headers: pageHeaders(table, path, page.policy), file };
    }
    if (paths.has(`/posts${path}`) && !isInternal(table, path))
      return { ...fileResponse(path, isForEmbedHost), file: `posts${path}` };
    return paths.has(path) && !isInternal(table, path) ? fileResponse(path, isForEmbedHost) : notFound(table, path);
  };
}
