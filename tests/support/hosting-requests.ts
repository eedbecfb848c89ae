/** Sends the requests of tests/built/hosting/requests.md to a server of the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { replyProblem } from '#mocks/http/contract.ts';
import { sendRequest } from './sent-request.ts';

/** The servers of the table, in the order of their columns. */
export const servers = ['nginx', 'workerd', 'Node'] as const;

/** A server of the table. */
export type ServerName = (typeof servers)[number];

/** A line of the table. */
type Row = Record<'rule' | 'requests' | 'sent' | 'status' | 'body' | 'headers' | ServerName, string>;

const general = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    '/^accelerometer=\\(\\), autoplay=\\(\\), camera=\\(\\), .*, usb=\\(\\), xr-spatial-tracking=\\(\\)$/',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
  'content-security-policy': '',
  'x-frame-options': '',
  allow: '',
};
const html = 'text/html; charset=utf-8';

/** The headers of each kind. An empty value is a header that must be missing, and slashes enclose a pattern. */
const kinds: Readonly<Record<string, Record<string, string>>> = {
  page: {
    ...general,
    'content-type': html,
    'content-security-policy': "/^default-src 'none'; script-src 'self' 'sha256-.*; frame-ancestors 'none'$/",
    'x-frame-options': 'DENY',
  },
  plain: { ...general, 'content-type': 'text/plain; charset=utf-8' },
  file: general,
  immutable: { 'cache-control': 'public, max-age=31536000, immutable' },
  hourly: { 'cache-control': 'public, max-age=3600' },
  shared: { 'cross-origin-resource-policy': 'cross-origin' },
  embed: {
    'content-type': html,
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy':
      "/^default-src 'none'; .*; sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'$/",
  },
  api: {
    'content-security-policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
};

/** Reads the table below a heading. */
function readRows(heading: string): Row[] {
  const text = readFileSync('tests/built/hosting/requests.md', 'utf8');
  const [, ...lines] =
    text
      .split(`\n## ${heading}\n`)[1]
      ?.split('\n## ')[0]
      ?.match(/^\| [^\n]+ \|$/gm) ?? [];
  return lines.map((line) => {
    const [rule = '', requests = '', sent = '', status = '', body = '', headers = '', ...cells] = line
      .slice(2, -2)
      .replace(/(\w+)\/\{(\w+)\}/g, (_, folder: string, end: string) => {
        const name = readdirSync(join('dist', folder)).find((file) => file.endsWith(`.${end}`));
        return `${folder}/${name}`;
      })
      .replaceAll('{long}', 'x'.repeat(8000))
      .split(/ ?\| ?/);
    const [nginx = '', workerd = '', Node = ''] = cells;
    return { rule, requests, sent, status, body, headers, nginx, workerd, Node };
  });
}

/** Reads the last cell of a line, such as `page · vary=Accept-Encoding`. */
const readHeaders = (text: string): Record<string, string> =>
  Object.assign({}, ...text.split(' · ').map((part) => kinds[part] ?? Object.fromEntries([part.split(/=(.*)/s)])));

const isEqual = (value: string, expected: string) =>
  expected.startsWith('/') && expected.endsWith('/')
    ? new RegExp(expected.slice(1, -1)).test(value)
    : value === expected;

/** Returns whether a body is the expected one: a file, of which a number may limit the bytes, or a kind of text. */
async function isBody(body: Buffer, encoding: string | undefined, expected: string, folder: string): Promise<boolean> {
  if (expected === '') return true;
  if (expected === 'empty') return body.length === 0;
  if (expected === 'failure')
    return !replyProblem('login', { status: 500, type: 'application/json', json: JSON.parse(body.toString()) });
  if (expected === 'short') return body.length > 0 && body.length < 200 && !body.includes('<');
  const [, file = '', bytes] = /^(.*?)(?: (\d+))?$/.exec(expected) ?? [];
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
  return (await readFile(join(folder, file)))
    .subarray(0, bytes ? Number(bytes) : undefined)
    .equals(decode?.(body) ?? body);
}

/**
 * Sends the requests of a table.
 * @param server the server that gets them
 * @param origin the origin of the host, with the port of the server on loopback
 * @param folder the folder of the build
 * @param added headers that each response must have, apart from those of a malformed path
 * @param ca the certificate of the server, in PEM
 * @returns how many requests it sent, and a line for each difference that the table does not have
 */
export async function checkRequests(
  heading: string,
  ...[server, origin, folder, added, ca]: [ServerName, string, string, object, string?]
) {
  const differences: string[] = [];
  let sentRequests = 0;
  for (const { rule, requests, sent, status, body, headers, ...cells } of readRows(heading)) {
    const found: string[] = [];
    for (const request of requests.split(' ')) {
      const [, method = 'GET', path = ''] = /^(?:([A-Z]+):)?(.*)$/.exec(request) ?? [];
      const [name = '', value = ''] = sent.split(': ');
      const [, validator = ''] = /^\{(.*)\}$/.exec(value) ?? [];
      const repeated = validator && (await sendRequest(origin, path, {}, ca)).headers[validator];
      const reply = await sendRequest(
        ...[origin, path, { method, headers: name ? { [name]: String(repeated || value) } : {} }, ca],
      );
      sentRequests += 1;
      const addDifference = (text: string) => found.push(`${rule}: ${request}: ${text}`);
      if (!status.split(' ').includes(String(reply.status))) addDifference(`status ${reply.status}`);
      const expected = { ...(headers && readHeaders(headers)), ...(headers && added) };
      for (const [header, text] of Object.entries(expected))
        if (!isEqual(String(reply.headers[header] ?? ''), text)) addDifference(`${header}: ${reply.headers[header]}`);
      if (!(await isBody(reply.body, reply.headers['content-encoding'], body, folder))) addDifference('another body');
    }
    if (cells[server] === 'yes') differences.push(...found);
    else if (found.length === 0) differences.push(`${rule}: ${server} does not differ any more`);
  }
  return { sentRequests, differences };
}
