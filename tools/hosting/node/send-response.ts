import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { pathOfFile } from '#tools/hosting/checks/file-checks.ts';
import { errorHeaders, typeOf } from '#tools/hosting/rules.ts';
import type { HostingTable } from '#tools/hosting/table.ts';
import type { SiteResponse } from './site-responses.ts';

/** Sends a short text. The response to HEAD has no body. */
export function sendText(request: IncomingMessage, response: ServerResponse, type: string, text: string): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}

/**
 * Creates the function that sends a response: the best accepted encoding of a file (RFC 9110, section 12.5.3), a part of
 * it, or status 304.
 * @param folder the folder of the build
 * @param files the paths of all files below it
 */
export function responseSender(table: HostingTable, folder: string, files: readonly string[]) {
  const present = new Set(files);
  const textType = table.types.txt ?? 'text/plain';

  /** Returns the suffix of the compressed file, and sets the headers of the encoding. */
  function chooseEncoding(request: IncomingMessage, response: ServerResponse, file: string): string {
    const available = table.encodings.filter(({ suffix }) => present.has(file + suffix));
    if (available.length === 0) return '';
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = new Negotiator(request).encodings(available.map(({ name }) => name));
    const chosen = available.find(({ name }) => accepted.includes(name));
    if (!chosen) return '';
    response.setHeader('Content-Encoding', chosen.name);
    return chosen.suffix;
  }

  return (request: IncomingMessage, response: ServerResponse, { status, headers, ...body }: SiteResponse): void => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if ('text' in body) {
      sendText(request, response, textType, body.text);
      return;
    }
    response.setHeader('Content-Type', typeOf(table, body.file));
    const path = pathOfFile(body.file + chooseEncoding(request, response, body.file));
    const isFound = status === 200;
    send(request, path, {
      root: folder,
      index: false,
      cacheControl: false,
      acceptRanges: isFound,
      etag: isFound,
      lastModified: isFound,
    })
      .on('error', (error: { status?: number }) => {
        if (response.headersSent) return void response.destroy();
        for (const name of response.getHeaderNames()) if (name !== 'content-range') response.removeHeader(name);
        for (const [name, value] of Object.entries(errorHeaders(table))) response.setHeader(name, value);
        response.statusCode = error.status ?? 500;
        sendText(request, response, textType, `Error ${response.statusCode}\n`);
      })
      .pipe(response);
  };
}
