import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type RequestListener, request as requestHttp } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { replyProblem } from '#mocks/http/contract.ts';
import { startBackend } from '#tests/support/backend.ts';
import { createCertificate } from '#tests/support/certificates.ts';
import { loginBody } from '#tests/support/limited-site.ts';
import { builtFolder, builtTable, nginxForTest, nginxTest } from '#tests/support/nginx.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { claimedHeaders } from '#tools/hosting/proxy-headers.ts';

const megabyte = 1024 * 1024;
const success = JSON.stringify({ success: true, data: null, error: null });

/** Starts nginx in front of an API. The API must respond within a second. */
async function startQuickSite(api: string) {
  const table = builtTable();
  const port = await freePort();
  const quick = { ...table, api: { ...table.api, responseTimeoutS: 1 } };
  return nginxForTest({ folder: builtFolder, table: quick, port, embedPort: null, api });
}

/** Starts nginx in front of an API with this listener. */
const startSite = async (listener: RequestListener) => startQuickSite(await startBackend(listener));

/** Begins an upload, without a body. */
const openUpload = (url: string, headers: Record<string, string | number>) =>
  requestHttp(`${url}/api/v1/front/forumPost`, { method: 'POST', headers });

/** Returns the resident memory of all processes of nginx in bytes. */
const residentBytes = (pid: number | undefined) =>
  execFileSync('ps', ['-o', 'rss=', '--pid', String(pid), '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);

async function expectEnvelope(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const type = response.headers.get('Content-Type') ?? '';
  // The contract lists the envelope of failures for status 500, not for 502 and 504.
  expect(replyProblem('login', { status: 500, type, json: await response.json() })).toBeNull();
}

describe('requests to the API through nginx', () => {
  nginxTest('share a connection, and keep path and query as they were sent', async () => {
    const sockets = new Set<unknown>();
    const urls: unknown[] = [];
    const { url } = await startSite((request, response) => {
      sockets.add(request.socket);
      urls.push(request.url, request.httpVersion);
      response.end(success);
    });
    const path = '/api/v1/front/getInfo?type=notice&search=%ED%95%9C%20%2F&x=a+b';
    for (let index = 0; index < 5; index += 1) await (await fetch(url + path)).text();
    expect(sockets.size).toBe(1);
    expect([...new Set(urls)]).toEqual([path, '1.1']);
  });

  nginxTest('name the client, whatever address the client claims', async () => {
    let received: Record<string, unknown> = {};
    const { url } = await startSite((request, response) => {
      received = request.headers;
      response.end(success);
    });
    const headers = {
      ClientSecret: 'test',
      Authorization: 'token',
      ...Object.fromEntries(claimedHeaders.map((name) => [name, '1.2.3.4'])),
    };
    await fetch(`${url}/api/v1/front/getInfo`, { headers });
    expect(received).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': '127.0.0.1',
      clientsecret: 'test',
      authorization: 'token',
    });
    expect(Object.values(received)).not.toContain('1.2.3.4');
  });

  nginxTest('get the envelope with status 502 while the API is down', async () => {
    const { url } = await startQuickSite(`http://127.0.0.1:${await freePort()}`);
    await expectEnvelope(await fetch(`${url}/api/v1/front/getInfo`), 502);
    await expectEnvelope(await fetch(`${url}/api/v1/front/login`, { method: 'POST', body: '{}' }), 502);
  });

  nginxTest('get the envelope with status 502 if the API closes the connection', async () => {
    const { url } = await startSite((request) => void request.socket.destroy());
    await expectEnvelope(await fetch(`${url}/api/v1/front/getInfo`), 502);
  });

  nginxTest('get the envelope with status 504 if the API does not respond in time', async () => {
    const { url } = await startSite(() => {});
    await expectEnvelope(await fetch(`${url}/api/v1/front/getInfo`), 504);
  });

  nginxTest('keep a failure of the API with its envelope', async () => {
    const { url } = await startSite((_, response) => void response.writeHead(502).end('{"of":"the API"}'));
    expect(await (await fetch(`${url}/api/v1/front/getInfo`)).json()).toEqual({ of: 'the API' });
  });
});

describe('responses of the API through nginx', () => {
  nginxTest('get a policy without scripts and frames if they have none', async () => {
    const { url } = await startSite((_, response) => void response.end(success));
    for (const [path, init] of [
      ['getInfo', {}],
      ['login', { method: 'POST', body: loginBody('hanbit01') }],
    ] as const) {
      const { headers } = await fetch(`${url}/api/v1/front/${path}`, init);
      expect(headers.get('Content-Security-Policy')).toBe(
        "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  nginxTest('keep their own policies, and no header appears twice', async () => {
    const own = {
      'Content-Security-Policy': "default-src 'self'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=1',
    };
    const { url } = await startSite((_, response) => void response.writeHead(200, own).end(success));
    const { headers } = await fetch(`${url}/api/v1/front/getInfo`);
    const { 'Strict-Transport-Security': _, ...kept } = own;
    for (const [name, value] of Object.entries(kept)) expect(headers.get(name)).toBe(value);
    // The preview has no HTTPS.
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});

describe('responses of the API through nginx that a browser could store', () => {
  nginxTest.each([
    ['v1/front/getMemberInfo', 200, 'no-store'],
    ['v1/common/fileDownload?file=7', 200, 'max-age=60'],
    ['v1/common/fileDownload?file=7', 401, 'no-store'],
  ])('%s with status %i: %s', async (path, status, caching) => {
    const validators = { ETag: '"1"', 'Last-Modified': 'Wed, 01 Jan 2020 00:00:00 GMT' };
    const { url } = await startSite((_, response) => {
      response.writeHead(status, { ...validators, 'Cache-Control': 'max-age=60' }).end(success);
    });
    const { headers } = await fetch(`${url}/api/${path}`);
    expect(headers.get('Cache-Control')).toBe(caching);
    expect(headers.get('ETag')).toBe('"1"');
  });
});

describe('uploads through nginx', () => {
  nginxTest('arrive at the API while they are sent, in bounded memory and without a file', async () => {
    let received = 0;
    const site = await startSite(async (request, response) => {
      for await (const part of request) received += part.length;
      response.end(success);
    });
    const before = residentBytes(site.process.pid);
    const upload = openUpload(site.url, { 'Content-Length': 100 * megabyte });
    upload.write(Buffer.alloc(megabyte));
    // The rest of the body is not sent yet.
    await expect.poll(() => received, { timeout: 5000 }).toBeGreaterThan(0);
    let peak = 0;
    for (let sent = 1; sent < 100; sent += 1) {
      if (!upload.write(Buffer.alloc(megabyte))) await once(upload, 'drain');
      if (sent % 20 === 0) peak = Math.max(peak, residentBytes(site.process.pid));
    }
    upload.end();
    const [response] = await once(upload, 'response');
    expect(response.statusCode).toBe(200);
    expect(received).toBe(100 * megabyte);
    expect(peak - before).toBeLessThan(8 * megabyte);
  });

  nginxTest('above the limit of the contract get status 413 with the envelope', async () => {
    const { url } = await startSite((_, response) => void response.end(success));
    const upload = openUpload(url, { 'Content-Length': 115_343_361 });
    upload.flushHeaders();
    const [response] = await once(upload, 'response');
    expect(response.statusCode).toBe(413);
    const reply = { status: 413, type: 'application/json', json: await json(response) };
    expect(replyProblem('saveForum', reply)).toBeNull();
    upload.destroy();
  });
});

describe('an API with HTTPS', () => {
  nginxTest('gets the name of its host (SNI), and its certificate is verified', async () => {
    const tls = createCertificate('localhost');
    const names: unknown[] = [];
    const api = await startBackend(
      (request, response) => {
        names.push(Reflect.get(request.socket, 'servername'), request.headers.host?.replace(/:\d+/, ''));
        response.end(success);
      },
      { key: await readFile(tls.key), cert: tls.pem },
    );
    const { url } = await startQuickSite(api);
    expect((await fetch(`${url}/api/v1/front/getInfo`)).status).toBe(200);
    expect(names).toEqual(['localhost', 'localhost']);
  });
});
