import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { neverStored } from '#tools/hosting/headers.ts';
import { comparedPath, dotsWithParameters } from '#tools/hosting/operation-path.ts';
import { claimedHeaders } from '#tools/hosting/proxy-headers.ts';
import type { HostingTable } from '#tools/hosting/table.ts';
import { sendText } from './send-response.ts';

/** The headers that belong to one connection (RFC 9110, section 7.6.1). */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const forgeableHeaders = claimedHeaders.map((name) => name.toLowerCase());

const hasDotsWithParameters = new RegExp(dotsWithParameters);

class BodyTooLarge extends Error {}
class TimeLimitExceeded extends Error {}

/** Returns the headers of the forwarded request. */
function requestHeaders({ headers, socket }: IncomingMessage, target: URL) {
  const dropped = [
    ...connectionHeaders,
    ...forgeableHeaders,
    ...(headers.connection ?? '').toLowerCase().split(/\s*,\s*/),
  ];
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  const address = socket.remoteAddress ?? '';
  return {
    ...Object.fromEntries(kept),
    host: target.host,
    'X-Real-IP': address,
    'X-Forwarded-For': address,
    'X-Forwarded-Proto': 'http',
    'X-Forwarded-Host': headers.host ?? '',
  };
}

/** Passes a body on until it exceeds a limit. */
function limitBody(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, next) {
      bytes += chunk.length;
      if (bytes > maxBytes) next(new BodyTooLarge());
      else next(null, chunk);
    },
  });
}

/** Sends a request on, and its response back. Both bodies are streamed. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { target, api }: ProxyOptions,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const upstream = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
    method: request.method ?? 'GET',
    path: target.pathname.replace(/\/$/, '') + (request.url ?? '/'),
    headers: requestHeaders(request, target),
    // A connection that the API closes meanwhile would fail a request of the visitor.
    agent: false,
  });
  const timeOut = () => upstream.destroy(new TimeLimitExceeded());
  const connecting = setTimeout(timeOut, api.connectTimeoutS * 1000);
  upstream.once('socket', (socket) => socket.once('connect', () => clearTimeout(connecting)));
  upstream.setTimeout(api.responseTimeoutS * 1000, timeOut);
  upstream.once('response', resolve).once('error', reject);
  // The visitor has left.
  response.once('close', () => upstream.destroy());
  try {
    // A server may respond before it has read the whole body, so its response decides.
    pipeline(request, limitBody(api.maxBodyBytes), upstream).catch(reject);
    const reply = await promise;
    const headers = Object.entries(reply.headers).filter(([name]) => !connectionHeaders.includes(name));
    const isFile = reply.statusCode === 200 && comparedPath(request.url ?? '/') === api.filePath;
    const caching = isFile ? {} : { 'cache-control': neverStored };
    response.writeHead(reply.statusCode ?? 502, { ...Object.fromEntries(headers), ...caching });
    await pipeline(reply, response);
  } finally {
    clearTimeout(connecting);
  }
}

export type ProxyOptions = {
  /** The URL of the API. */
  target: URL;
  api: HostingTable['api'];
};

/**
 * Creates the function that forwards requests to the API. It responds by itself, in the envelope of the contract, to a
 * body that is too large, and if the API fails or does not respond in time. It does not count requests.
 */
export function apiProxy(options: ProxyOptions) {
  const { api } = options;
  const apiResponseHeaders = { ...api.headers, 'X-Content-Type-Options': 'nosniff' };

  function sendFailure(request: IncomingMessage, response: ServerResponse, status: number): void {
    if (response.headersSent) return void response.destroy();
    response.statusCode = status;
    response.setHeader('Cache-Control', neverStored);
    // The rest of the body is not read.
    if (status === 413) response.setHeader('Connection', 'close');
    sendText(request, response, 'application/json; charset=utf-8', api.failures[status] ?? '');
  }

  function refusePath(request: IncomingMessage, response: ServerResponse): void {
    response.statusCode = 404;
    sendText(request, response, 'text/plain; charset=utf-8', 'Not found\n');
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A header of the API replaces the one that is set here.
    for (const [name, value] of Object.entries(apiResponseHeaders)) response.setHeader(name, value);
    try {
      if (hasDotsWithParameters.test(comparedPath(request.url ?? '/'))) return refusePath(request, response);
      if (Number(request.headers['content-length'] ?? 0) > api.maxBodyBytes) throw new BodyTooLarge();
      await forward(request, response, options);
    } catch (error) {
      if (error instanceof BodyTooLarge) sendFailure(request, response, 413);
      else sendFailure(request, response, error instanceof TimeLimitExceeded ? 504 : 502);
    }
  };
}
