/** Tests what `npm run start:backend` checks before it starts the site on a real server. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { freePort } from '#tests/support/free-port.ts';
import { probeServer } from '#tools/dev/start/probe.ts';
import { parseServerUrl } from '#tools/dev/start/server-messages.ts';

/** The header ClientSecret. The servers of these tests accept any value. */
const secret = 'hanbit-web';

/** Starts a server with a request listener, until the test ends. Returns its URL. */
async function startServer(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}

const jsonListener = (body: unknown, status = 200): RequestListener => {
  const type = { 'Content-Type': 'application/json' };
  return (_, response) => void response.writeHead(status, type).end(JSON.stringify(body));
};
const notices = { success: true, data: { notice: [], notice_count: 0 }, error: null };
const failureEnvelope = (code: string) => ({ success: false, data: null, error: { code, message: '이유' } });

/** Probes a server that should answer all operations. */
const probe = async (listener: RequestListener, ids = operationIds) =>
  probeServer(await startServer(listener), secret, ids);

/** Returns a listener with another one for each path. Other paths have the page of Express. */
const builtListener =
  (built: Record<string, RequestListener>, others = expressListener): RequestListener =>
  (request, response) =>
    (built[request.url?.replace(/^.*\/|\?.*$/g, '') ?? ''] ?? others)(request, response);
const expressListener: RequestListener = (_, response) =>
  void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><pre>Cannot GET</pre>');
const wrongDate = { ...notices, data: { notice: [], notice_count: '2025-11-05T10:00:00+0900' } };

test.each<[string, Record<string, RequestListener>, RequestListener, string[], RegExp[]]>([
  ['keeps the contract', { getInfo: jsonListener(notices) }, expressListener, [], []],
  [
    'has only a login, and the page of Express for the rest',
    { login: jsonListener(failureEnvelope('15'), 400) },
    expressListener,
    ['getInfo', 'getPayInfo'],
    [/^login breaks the contract \(status 400\): /],
  ],
  [
    'has only a login, and status 501 for the rest',
    { login: jsonListener(failureEnvelope('91'), 401) },
    jsonListener({ message: 'Not Implemented' }, 501),
    ['getInfo', 'getPayInfo'],
    [/login rejects the client secret \(code 91\)\. Set VITE_CLIENT_SECRET/],
  ],
  [
    'returns a wrong date',
    { getInfo: jsonListener(wrongDate) },
    expressListener,
    [],
    [/^getInfo breaks the contract \(status 200\): \/data\/notice_count .* The site shows an error there\.$/],
  ],
  [
    'returns an unknown field',
    { getInfo: jsonListener({ ...notices, extra: 1 }) },
    expressListener,
    [],
    [/^getInfo breaks the contract \(status 200\): \/extra extra: 알 수 없는/],
  ],
  [
    'fails',
    { getInfo: jsonListener(failureEnvelope('50'), 500) },
    expressListener,
    [],
    [/^getInfo responds with code 50\.$/],
  ],
  [
    'redirects the notices to a login page',
    {
      getInfo: (_, response) => void response.writeHead(302, { Location: '/login' }).end(),
      getPastConferences: jsonListener(failureEnvelope('91'), 401),
    },
    jsonListener({}, 501),
    ['login'],
    [/getInfo\?type=notice redirects to \/login\. /, /getPastConferences rejects the client secret/],
  ],
])('a server that %s can be used', async (_, built, others, missing, lines) => {
  const result = await probe(builtListener(built, others));
  expect(result.usable).toBe(true);
  expect(result.missing).toEqual(missing.length > 0 ? expect.arrayContaining(missing) : []);
  expect(result.lines).toEqual(lines.map((line) => expect.stringMatching(line)));
});

test('operations that the mock answers are not requested', async () => {
  const requested: unknown[] = [];
  const listener: RequestListener = (request, response) => {
    requested.push(request.url);
    jsonListener(failureEnvelope('10'), 200)(request, response);
  };
  await probe(listener, ['login', 'getPayInfo', 'signup']);
  expect(requested).toEqual(['/api/v1/front/login']);
  expect(await probe(listener, ['signup'])).toEqual({ usable: true, missing: [], lines: [] });
});

describe('probeServer rejects a server that', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'returns HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
      /returns HTML \(status 200\), so it is a website and not the API\. Pass the URL before \/api\.$/,
    ],
    [
      'returns HTML with the content type of JSON',
      (_, response) => void response.writeHead(404, { 'Content-Type': 'application/json' }).end('<html>'),
      /returns HTML \(status 404\)/,
    ],
    ['returns an empty body', (_, response) => void response.end(), /returns an empty body \(status 200, no type\)/],
    ['returns text', (_, response) => void response.end('hello'), /returns a body that is not JSON/],
    [
      'redirects',
      (_, response) => void response.writeHead(302, { Location: 'https://login.test/' }).end(),
      /redirects to https:\/\/login\.test\//,
    ],
    ['returns a list', jsonListener([]), /responds without the envelope of the contract \(status 200\)\./],
    [
      'says that its body is compressed, and sends JSON',
      (_, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(JSON.stringify(notices)),
      /sends a body that is not compressed as its header Content-Encoding says\. Correct the header\.$/,
    ],
    [
      'closes the connection',
      (request) => void request.socket.destroy(),
      /closes the connection before the response is complete\./,
    ],
  ])('%s', async (_, listener, line) => {
    const { usable, lines } = await probe(listener);
    expect({ usable, line: lines[0] }).toEqual({ usable: false, line: expect.stringMatching(line) });
    expect(lines[0]).not.toContain('\n');
  });

  test('does not respond in time', async () => {
    const slow = () => Promise.reject(new DOMException('The operation was aborted', 'TimeoutError'));
    const { usable, lines } = await probeServer(new URL('http://api.test'), secret, operationIds, slow);
    expect(usable).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^http:\/\/api\.test does not respond within 10 s\. /)]);
  });

  test('does not listen', async () => {
    const url = new URL(`http://127.0.0.1:${await freePort()}`);
    expect(await probeServer(url, secret, operationIds)).toMatchObject({
      usable: false,
      lines: [`nothing listens at ${url.origin}. Start the server, or check host and port.`],
    });
  });

  test.each([
    ['ENOTFOUND', /the host api\.test is unknown/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /is self-signed, so it is not trusted\. Set NODE_EXTRA_CA_CERTS/],
    ['CERT_HAS_EXPIRED', /is not trusted \(no\)/],
  ])('fails with %s', async (code, line) => {
    const dead = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) }));
    expect(await probeServer(new URL('https://api.test'), secret, operationIds, dead)).toEqual({
      usable: false,
      missing: [],
      lines: [expect.stringMatching(line)],
    });
  });
});

test.each([
  ['http://a.test', 'http://a.test/'],
  ['https://a.test:8443/api/', 'https://a.test:8443/'],
  ['http://a.test/base/api?x=1#y', 'http://a.test/base'],
  ['a.test', undefined],
  ['ftp://a.test', undefined],
  ['', undefined],
])('the text %j is parsed as the URL %j', (text, url) => {
  expect(parseServerUrl(text)?.href).toBe(url);
});
