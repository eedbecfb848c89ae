/** Tests what the verifier checks before a run: the server at the URL. */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { verifySettings } from '#test/faults/faulty-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { findPreflightError } from '#verify/preflight.ts';
import { startTestServer } from './test-server.ts';

const preflightError = (origin: string, timeout = 10_000) =>
  findPreflightError(verifySettings(origin, { timeoutMs: timeout }));
const respondWithJson =
  (value: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

const respondWith =
  (type: string, text: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'Content-Type': type, ...headers }).end(text);

describe('the verifier does not check a server that', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'redirects',
      (_, response) => void response.writeHead(302, { Location: 'https://login.test/' }).end(),
      /redirects to https:\/\/login\.test\//,
    ],
    ['responds with HTML', respondWith('text/html', '<!doctype html>'), /returns HTML .*so it is a website/],
    ['responds with text', respondWith('text/plain', 'hello'), /returns a body that is not JSON/],
    [
      'closes the connection during the response',
      (request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
        response.write('{"success":true', () => request.socket.destroy());
      },
      /closes the connection before the response is complete/,
    ],
    [
      'declares a compression that the body does not have',
      respondWith('application/json', '{}', { 'Content-Encoding': 'gzip' }),
      /sends a body that is not compressed as its header Content-Encoding says/,
    ],
    ['responds without the envelope', respondWithJson({ items: [], total: 0 }), /JSON, but without the envelope/],
    [
      'rejects the client secret',
      respondWithJson({ success: false, data: null, error: { code: '91', message: 'x' } }, 401),
      /rejects the client secret \(code 91\)\. Set VERIFY_CLIENT_SECRET/,
    ],
  ])('%s', async (_, listener, expected) => {
    const error = await preflightError(await startTestServer(listener));
    expect(error).toMatch(expected);
    expect(error).not.toContain('\n');
  });

  test('never responds', async () => {
    const error = await preflightError(await startTestServer(() => {}), 300);
    expect(error).toMatch(/does not respond within 0\.3 s\. Check that the server is running/);
  });

  test('does not listen', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await preflightError(url)).toContain(`nothing listens at ${url}`);
  });

  test('speaks HTTP/2 only', async () => {
    const http2Server = createHttp2Server((_, response) => void response.end('{}')).listen(0, '127.0.0.1');
    await once(http2Server, 'listening');
    onTestFinished(() => void http2Server.close());
    const { port } = http2Server.address() as AddressInfo;
    expect(await preflightError(`http://127.0.0.1:${port}`)).toContain('does not respond in HTTP/1.1.');
  });
});

test('checks a server whose first response violates the schema', async () => {
  expect(
    await preflightError(await startTestServer(respondWithJson({ success: true, data: { nonsense: 1 }, error: null }))),
  ).toBeNull();
});
