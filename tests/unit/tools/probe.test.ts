/** Tests what `npm run start:backend` checks before it starts the site on a real server. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tools/dev/start/free-port.ts';
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
    ['returns a list', jsonListener([]), /breaks the contract \(status 200\): \//],
    [
      'returns a success without its data',
      jsonListener({ success: true, data: {}, error: null }),
      /breaks the contract/,
    ],
    [
      'returns an unknown field',
      jsonListener({ ...notices, extra: 1 }),
      /breaks the contract \(status 200\): \/extra extra: 알 수 없는/,
    ],
    [
      'returns a status that the contract does not have',
      jsonListener(failureEnvelope('44'), 404),
      /breaks the contract \(status 404\): .* no 404/,
    ],
    [
      'rejects the client secret',
      jsonListener(failureEnvelope('91'), 401),
      /rejects the client secret \(code 91\)\. Set VITE_CLIENT_SECRET/,
    ],
    [
      'closes the connection',
      (request) => void request.socket.destroy(),
      /closes the connection before the response is complete\./,
    ],
  ])('%s', async (_, listener, line) => {
    const result = await probeServer(await startServer(listener), secret);
    expect(result).toEqual({ ok: false, line: expect.stringMatching(line) });
    expect(result.ok || result.line).not.toContain('\n');
  });

  test('does not listen', async () => {
    const url = new URL(`http://127.0.0.1:${await freePort()}`);
    expect(await probeServer(url, secret)).toMatchObject({
      ok: false,
      line: `nothing listens at ${url.origin}. Start the server, or check host and port.`,
    });
  });

  test('does not support https', async () => {
    const url = await startServer(jsonListener(notices));
    url.protocol = 'https:';
    expect(await probeServer(url, secret)).toMatchObject({
      ok: false,
      line: expect.stringMatching(/does not support https\. Try http:/),
    });
  });

  test.each([
    ['ENOTFOUND', /the host api\.test is unknown/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /is self-signed, so it is not trusted\. Set NODE_EXTRA_CA_CERTS/],
    ['CERT_HAS_EXPIRED', /is not trusted \(no\)/],
  ])('fails with %s', async (code, line) => {
    const dead = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) }));
    expect(await probeServer(new URL('https://api.test'), secret, dead)).toEqual({
      ok: false,
      line: expect.stringMatching(line),
    });
  });
});

test('probeServer accepts a server that keeps the contract, and returns its failure as a note', async () => {
  expect(await probeServer(await startServer(jsonListener(notices)), secret)).toEqual({ ok: true });
  expect(await probeServer(await startServer(jsonListener(failureEnvelope('50'), 500)), secret)).toEqual({
    ok: true,
    note: 'The server responds with code 50: 이유',
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

test('probeServer sends the given client secret', async () => {
  const received: unknown[] = [];
  const listener: RequestListener = (request, response) => {
    received.push(request.headers.clientsecret);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(notices));
  };
  await probeServer(await startServer(listener), 'another-secret');
  expect(received).toEqual(['another-secret']);
});
