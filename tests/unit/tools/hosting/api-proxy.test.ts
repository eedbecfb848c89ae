import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { apiTable } from '#tools/hosting/api.ts';
import { apiProxy, type ProxyOptions } from '#tools/hosting/node/api-proxy.ts';
import { claimedHeaders } from '#tools/hosting/proxy-headers.ts';

const api = { ...apiTable('/api'), connectTimeoutS: 1, responseTimeoutS: 0.2, maxBodyBytes: 100_000 };

/** Listens until the end of the test. */
async function listen(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Starts the proxy before an API. @returns the function that requests a path of the API */
async function startProxy(listener: RequestListener, options: Partial<ProxyOptions> = {}) {
  const proxy = apiProxy({ target: await listen(listener), api, ...options });
  const url = await listen((request, response) => void proxy(request, response));
  return (path: string, init?: RequestInit) => fetch(new URL(path, url), init);
}

const cachedForAMinute = { 'Cache-Control': 'max-age=60' };

const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

/** Expects a failure in the envelope of the contract. */
async function expectEnvelope(response: Response, status: number, code: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({
    success: false,
    data: null,
    error: { code, message: expect.stringMatching(/[가-힣]/) },
  });
}

test('forwards path, body and headers, and replaces forged forwarded headers', async () => {
  const request = await startProxy((received, response) => {
    response.setHeader('X-Path', received.url ?? '');
    response.writeHead(201, { 'X-For': String(received.headers['x-forwarded-for']), 'X-Host': received.headers.host });
    received.pipe(response);
  });
  const response = await request('/api/v1/front/saveForum?a=%20b', {
    ...post('글'),
    headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Real-IP': '203.0.113.7' },
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('X-Path')).toBe('/api/v1/front/saveForum?a=%20b');
  expect(response.headers.get('X-For')).toBe('127.0.0.1');
  expect(response.headers.get('X-Host')).toMatch(/^127\.0\.0\.1:/);
  expect(await response.text()).toBe('"글"');
});

test('drops every header with which a visitor could claim another address, host or path', async () => {
  let received: unknown[] = [];
  const request = await startProxy(({ headers }, response) => {
    received = Object.values(headers);
    response.end();
  });
  const headers = Object.fromEntries(claimedHeaders.map((name) => [name, '203.0.113.7']));
  await request('/api/v1/front/getInfo', { headers });
  expect(received).not.toContain('203.0.113.7');
  expect(received).toContain('127.0.0.1');
});

test('adds a policy without scripts to a response that has none, and keeps that of another', async () => {
  const request = await startProxy(({ url }, response) => {
    if (url === '/api/own') response.setHeader('Content-Security-Policy', "default-src 'self'");
    response.end();
  });
  const { headers } = await request('/api/v1/front/getInfo');
  for (const [name, value] of Object.entries(api.headers)) expect(headers.get(name)).toBe(value);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  const own = await request('/api/own');
  expect(own.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(own.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

test.each([
  ['/api/v1/front/getMemberInfo', 200, 'no-store'],
  ['/api/v1/common/fileDownload?file=7', 200, 'max-age=60'],
  ['/api/v1/common/fileDownload?file=7', 401, 'no-store'],
])('a cache may store %s with status %i: %s', async (path, status, caching) => {
  const request = await startProxy((_, response) => {
    response.writeHead(status, { ETag: '"1"', 'Last-Modified': 'Wed, 01 Jan 2020 00:00:00 GMT', ...cachedForAMinute });
    response.end();
  });
  expect((await request(path)).headers.get('Cache-Control')).toBe(caching);
});

test('streams a body before its end has arrived', async () => {
  const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
  const request = await startProxy((received, response) => {
    received.once('data', (chunk) => response.write(chunk));
    received.once('end', () => response.end());
  });
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('first'));
      // The end follows when the first part has come back.
      await isAnswered;
      controller.close();
    },
  });
  const response = await request('/api/upload', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  resolve();
  expect((await reader?.read())?.done).toBe(true);
});

test('responds with 502 if the API is down', async () => {
  // Nothing listens on port 9.
  const request = await startProxy(() => {}, { target: new URL('http://127.0.0.1:9') });
  await expectEnvelope(await request('/api/v1/front/getInfo'), 502, '50');
});

test('responds with 502 if the API closes the connection without a response', async () => {
  const request = await startProxy((received) => void received.socket.destroy());
  await expectEnvelope(await request('/api/v1/front/getInfo'), 502, '50');
});

test('responds with 504 if the API does not respond in time', async () => {
  const request = await startProxy(() => {});
  await expectEnvelope(await request('/api/v1/front/getInfo'), 504, '50');
});

test('ends a response that breaks off in the middle', async () => {
  const request = await startProxy((received, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('half');
    setImmediate(() => received.socket.destroy());
  });
  const response = await request('/api/v1/front/getInfo').catch(() => null);
  await expect(response?.text() ?? Promise.reject(new Error('no response'))).rejects.toThrow();
});

test('responds with 413 to a body above the limit, with and without its length', async () => {
  const request = await startProxy((received, response) => {
    received.resume().once('end', () => response.end());
  });
  const large = 'x'.repeat(100_001);
  await expectEnvelope(await request('/api/upload', { method: 'POST', body: large }), 413, '45');
  const stream = new Response(large).body;
  await expectEnvelope(
    await request('/api/upload', { method: 'POST', body: stream, duplex: 'half' } as RequestInit),
    413,
    '45',
  );
  expect((await request('/api/upload', { method: 'POST', body: large.slice(1) })).status).toBe(200);
});

test('refuses dots with parameters, which some servers resolve to the path of another operation', async () => {
  const request = await startProxy((_, response) => response.end('{}'));
  expect((await request('/api/..;/api/v1/front/login', post({}))).status).toBe(404);
});
