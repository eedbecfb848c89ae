import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { createApiProxy } from './api-proxy.ts';
import { readSiteFiles } from './site-files.ts';

/** A running server of a build. `url` has no slash at its end. */
export type BuildServer = { url: string; close: () => Promise<void> };

const encodings = { br: '.br', gzip: '.gz' } as const;

/** Decodes a path by bytes, and resolves dots and repeated slashes as nginx does. Returns null for a malformed path. */
function readPath(path: string): string | null {
  if (!path.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(path)) return null;
  const decoded = path.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return posix.normalize(decoded);
}

const isPresent = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false;

/**
 * Serves a build on 127.0.0.1 by the maps and headers of its nginx configuration: pages, files, statuses, policies, and the
 * API behind them. docs/hosting.md says what only nginx does.
 * @param port 0 takes any free port
 * @param api the URL of the API
 * @throws BuildError, or Error with the code EADDRINUSE if the port is in use
 */
export async function startNodeServer(folder: string, port: number, api: string): Promise<BuildServer> {
  const site = await readSiteFiles(folder);
  const { fillIn, isFile } = site;
  const forward = createApiProxy(site, api);
  const embedHost = fillIn('$site_embed_host', {});

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
    const path = join(folder, Buffer.from(file, 'latin1').toString());
    const names = Object.keys(encodings) as (keyof typeof encodings)[];
    const present = await Promise.all(names.map((name) => isPresent(path + encodings[name])));
    const available = names.filter((_, index) => present[index]);
    const accepted = new Negotiator(request).encodings(available);
    const encoding = available.find((name) => accepted.includes(name));
    response.setHeader('Content-Type', site.types.get(extname(path).slice(1)) ?? 'application/octet-stream');
    if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const isFound = response.statusCode === 200;
    const sent = encodeURI(encoding ? path + encodings[encoding] : path).replace(/[?#]/g, encodeURIComponent);
    send(request, sent, {
      index: false,
      cacheControl: false,
      acceptRanges: isFound,
      etag: isFound,
      lastModified: isFound,
      dotfiles: 'allow',
    })
      .on('error', (error: { status?: number }) => {
        for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
        response.statusCode = error.status ?? 500;
        response.end();
      })
      .pipe(response);
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const [path = '', args = ''] = url.split(/\?(.*)/s);
    const uri = readPath(path);
    const isEmbed = embedHost !== '' && request.headers.host?.split(':')[0] === embedHost;
    if (uri?.startsWith(site.apiPath) && !isEmbed) return void forward(request, response);
    const variables = { request_method: method, request_uri: url, uri: uri ?? '', args };
    const find = (name: string) => fillIn(name, variables);

    /** Sends a file of the build, or a short text, with the headers of the status and the file. */
    const sendStatus = async (status: number, file: string | null) => {
      response.statusCode = status;
      for (const [name, text] of isEmbed ? site.embedHeaders : site.siteHeaders) {
        const value = fillIn(text, { ...variables, uri: file ?? variables.uri, status: String(status) });
        if (value) response.setHeader(name, value);
      }
      if (file) return sendFile(request, response, file);
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(method === 'HEAD' ? undefined : `Error ${status}`);
    };
    const isPath = uri !== null && !isFile.test(uri);
    const location = isPath && !isEmbed ? find('$site_single_slashes') : '';

    if (uri === null) return sendStatus(400, null);
    if (location) {
      response.setHeader('Location', location);
      return sendStatus(308, null);
    }
    if (find('$site_refused')) return sendStatus(405, null);
    if (find('$site_hidden') || (isEmbed && !uri.startsWith('/embed/'))) return sendStatus(404, null);
    const candidates = isPath ? [find('$site_post'), find('$site_page')] : [`/posts${uri}`, uri];
    for (const file of candidates)
      if (file && (await isPresent(join(folder, Buffer.from(file, 'latin1').toString())))) return sendStatus(200, file);
    return sendStatus(404, isPath && !isEmbed ? '/404.html' : null);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
