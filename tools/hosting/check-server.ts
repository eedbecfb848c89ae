import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Expected, ServerCheck } from './checks/server-check.ts';
import type { Headers } from './table.ts';

/** A server that serves a build. */
export type CheckedServer = {
  /** The URLs of both hosts; null if the build has no embed host. They choose the header `Host`. */
  site: string;
  embed: string | null;
  /** Where the server listens, if the names of the hosts do not lead there. */
  address?: { host: string; port: number };
  /** The certificate of the authority, in PEM. Without it, the system's authorities decide. */
  ca?: string;
  /** The folder of the build, for the expected bodies. */
  folder: string;
  /** Ends the requests. */
  signal?: AbortSignal | undefined;
};

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const timeoutMs = 10_000;
const concurrency = 16;

/**
 * Sends a request without changing its path, which `fetch` would normalise.
 * @throws Error if the server does not respond
 */
async function sendRequest(server: CheckedServer, check: ServerCheck, headers: Headers): Promise<Reply> {
  const url = new URL(check.host === 'embed' ? (server.embed ?? server.site) : server.site);
  const options = {
    host: server.address?.host ?? url.hostname,
    port: server.address?.port ?? url.port,
    method: check.method,
    // A request line has bytes. Node writes one for each character.
    path: Buffer.from(check.path).toString('latin1'),
    headers: { Host: url.host, ...headers },
    timeout: timeoutMs,
    servername: url.hostname,
    ...(server.ca === undefined ? {} : { ca: server.ca }),
    ...(server.signal === undefined ? {} : { signal: server.signal }),
  };
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(options);
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
    request.on('response', (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    request.end();
  });
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

function bodyDifference({ headers, body }: Reply, expected: Expected['body'], file: Buffer | null): string | null {
  if (expected === 'any') return null;
  if (expected === 'none') return body.length === 0 ? null : `the body has ${body.length} bytes, but must be empty`;
  if (expected === 'text') {
    const isText = body.length > 0 && body.length < 200 && !body.includes('<');
    return isText ? null : 'the body is not a short text without HTML';
  }
  const decode = decoders[headers['content-encoding'] ?? ''];
  const sent = decode && expected.bytes === undefined ? decode(body) : body;
  return file?.equals(sent) ? null : `the body differs from the file ${expected.file}`;
}

const headerOf = (headers: IncomingHttpHeaders, name: string) => headers[name.toLowerCase()]?.toString() ?? null;

/** Returns what differs in a response, as texts. */
function differences(reply: Reply, { status, headers, body }: Expected, file: Buffer | null): string[] {
  const found = status.includes(reply.status) ? [] : [`status ${reply.status}, but must be ${status.join(' or ')}`];
  for (const [name, value] of Object.entries(headers)) {
    const sent = headerOf(reply.headers, name);
    if (sent !== value) found.push(`${name} is ${sent ?? 'missing'}, but must be ${value ?? 'missing'}`);
  }
  const ofBody = bodyDifference(reply, body, file);
  return ofBody === null ? found : [...found, ofBody];
}

async function runCheck(server: CheckedServer, check: ServerCheck, readExpected: (file: string) => Promise<Buffer>) {
  const { expected, validator } = check;
  let { headers } = check;
  if (validator) {
    const first = await sendRequest(server, check, headers);
    const value = headerOf(first.headers, validator);
    if (value === null) return [`${validator} is missing`];
    headers = { ...headers, [validator === 'ETag' ? 'If-None-Match' : 'If-Modified-Since']: value };
  }
  const file = typeof expected.body === 'object' ? await readExpected(expected.body.file) : null;
  const limit = typeof expected.body === 'object' ? expected.body.bytes : undefined;
  return differences(await sendRequest(server, check, headers), expected, file?.subarray(0, limit) ?? null);
}

/**
 * Sends the requests of all checks to a server.
 * @returns one line for each difference; an empty list means that the server does what the table of the build says
 */
export async function checkServer(server: CheckedServer, checks: readonly ServerCheck[]): Promise<string[]> {
  const files = new Map<string, Promise<Buffer>>();
  const readExpected = (file: string) => {
    const bytes = files.get(file) ?? readFile(join(server.folder, file));
    files.set(file, bytes);
    return bytes;
  };
  const lines: string[][] = checks.map(() => []);
  const waiting = checks.entries();
  const work = async () => {
    for (const [index, check] of waiting) {
      const found = await runCheck(server, check, readExpected).catch((error: Error) => [error.message]);
      const host = check.host === 'embed' ? ' (embed host)' : '';
      lines[index] = found.map((text) => `${check.name}: ${check.method} ${check.path}${host}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return lines.flat();
}
