/** Responds to the requests of visitors, in Node and at the edge. It uses the Fetch API alone. */
import Negotiator from 'negotiator';
import { type ApiHost, createApiForwarder } from './forward-to-api.ts';
import { compileHeaders, filePaths, hiddenPaths, mediaTypes, postFiles, siteHeaders } from './rules.ts';
import type { SiteTable } from './site-table.ts';

/** The encodings of a file that a server may have, in the order of preference. */
const encodings = ['br', 'gzip'] as const;

/** An encoding of a file. */
type Encoding = (typeof encodings)[number];

/** What differs between the servers. */
export type SiteHost = ApiHost & {
  /**
   * Reads a file of the build.
   * @param path the path below the folder of the build, with a slash before it
   * @param conditions the request headers `If-None-Match` and `If-Modified-Since`
   * @returns status 200 with the bytes and their validators, or 304; null if the file or its encoding is missing
   */
  readFile: (path: string, encoding: Encoding | null, conditions: Headers) => Promise<Response | null>;
  /** The request header `Accept-Encoding` of the visitor. */
  acceptEncoding: string;
};

type Responder = (request: Request, host: SiteHost) => Promise<Response>;

/** Decodes a path, and joins doubled slashes as nginx does. Returns null for a path that is malformed or leads upwards. */
function decodePath(path: string): string | null {
  if (/%(?![0-9a-f]{2})|%00/i.test(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    return /(?:^|[\\/])\.{1,2}(?:[\\/]|$)/.test(decoded) ? null : decoded.replace(/\/{2,}/g, '/');
  } catch {
    // No file has a name that is not UTF-8.
    return path;
  }
}

/** Returns the function that finds what a list has for a path, with the number of the record. */
function createFinder<T extends { path: string; menu?: string }>(list: readonly T[]) {
  const compiled = list.map((item) => ({ item, pattern: new RegExp(`^${item.path.replace(':id', '([0-9]+)')}$`) }));
  return (path: string): (T & { number: string })[] =>
    compiled.flatMap(({ item, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ ...item, number: match[1] ?? '' }] : [];
    });
}

/** Creates the function that responds to a request from the table of a build: pages, files, statuses, policies, the API. */
export function createResponder(table: SiteTable): Responder {
  const isFile = new RegExp(filePaths);
  const isHidden = new RegExp(hiddenPaths);
  const isPostFile = new RegExp(postFiles);
  const headersOf = compileHeaders(siteHeaders);
  const forward = createApiForwarder(table);
  const findPages = createFinder(table.pages);
  const findPosts = createFinder(table.posts);

  return async (request, host) => {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    const isEmbedHost = url.hostname === table.embedHost;
    if (path?.startsWith(table.apiPath) && !isEmbedHost) return forward(request, url, path, host);

    const createHeaders = (status: number, file: string, policy?: string) => {
      const headers = new Headers(headersOf(`${url.protocol}${status}:${file}`));
      if (policy) headers.set('Content-Security-Policy', policy);
      // Old browsers do not know `frame-ancestors` in the policy of a page.
      if (policy && !policy.includes('sandbox')) headers.set('X-Frame-Options', 'DENY');
      return headers;
    };
    const refuse = (status: number) => {
      const headers = createHeaders(status, url.pathname);
      headers.set('Content-Type', mediaTypes.txt ?? '');
      return new Response(request.method === 'HEAD' ? null : `Error ${status}`, { status, headers });
    };

    /** Sends a file, compressed if the visitor accepts it. Returns null if the file is missing. */
    async function send(status: number, { file, policy }: { file: string; policy?: string }): Promise<Response | null> {
      const type = mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      const isText = type.includes('charset');
      const accepted = isText
        ? new Negotiator({ headers: { 'accept-encoding': host.acceptEncoding } }).encodings([...encodings])
        : [];
      const conditions = new Headers();
      for (const name of status === 200 ? ['If-None-Match', 'If-Modified-Since'] : [])
        if (request.headers.has(name)) conditions.set(name, request.headers.get(name) ?? '');
      for (const encoding of [...encodings.filter((name) => accepted.includes(name)), null]) {
        const found = await host.readFile(`/${file}`, encoding, conditions);
        if (!found) continue;
        const headers = createHeaders(found.status === 304 ? 304 : status, `/${file}`, policy);
        headers.set('Content-Type', type);
        if (isText) headers.set('Vary', 'Accept-Encoding');
        if (encoding) headers.set('Content-Encoding', encoding);
        for (const name of status === 200 ? ['ETag', 'Last-Modified', 'Content-Length'] : [])
          if (found.headers.has(name)) headers.set(name, found.headers.get(name) ?? '');
        // A worker would compress a Brotli file again.
        const init: ResponseInit & { encodeBody?: 'manual' } = encoding === 'br' ? { encodeBody: 'manual' } : {};
        const body = request.method === 'HEAD' ? null : found.body;
        return new Response(body, { ...init, status: found.status === 304 ? 304 : status, headers });
      }
      return null;
    }

    if (path === null) return refuse(400);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = !isEmbedHost && !isFile.test(path);
    if (isPage && isRead && url.pathname.includes('//')) {
      const headers = createHeaders(308, path);
      headers.set('Location', url.pathname.replace(/\/{2,}/g, '/') + url.search);
      return new Response(null, { status: 308, headers });
    }
    if (!isRead) return refuse(405);
    if (isHidden.test(path) || (isEmbedHost && !path.startsWith('/embed/'))) return refuse(404);
    const file = path.slice(1);
    if (!isPage) {
      const embed = table.embeds.find((document) => document.file === file);
      const policy = isEmbedHost ? embed?.hostPolicy : embed?.policy;
      const ofPosts = isPostFile.test(path) ? await send(200, { file: `posts/${file}` }) : null;
      return ofPosts ?? (await send(200, { file, ...(policy ? { policy } : {}) })) ?? refuse(404);
    }
    const menu = url.searchParams.get('menu') ?? undefined;
    const pages = findPages(path);
    const page = pages.find((each) => each.menu === menu) ?? pages.find((each) => each.menu === undefined);
    // A sub-screen that no rule names may be a board, whose posts have the numbers of others. It gets no page of a post.
    const post = findPosts(path).find((each) => each.menu === menu);
    const ofPost = post && { file: `posts/${post.folder}/${post.number}.html`, policy: post.policy };
    const sent = (ofPost && (await send(200, ofPost))) ?? (page && (await send(200, page)));
    return sent ?? (await send(404, table.notFound)) ?? refuse(404);
  };
}
