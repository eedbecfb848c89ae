// @module-tag slow
/** Requests to the API through each server of the site. */
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { replyProblem } from '#mocks/http/contract.ts';
import { tooLargeMaxBodyBytes } from '#src/api/generated/constants.ts';
import { startBackend } from '#tests/support/backend.ts';
import { startEdge } from '#tests/support/edge.ts';
import { checkRequests, type ServerName, servers } from '#tests/support/hosting-requests.ts';
import { nginxTest, startPlainSite } from '#tests/support/nginx.ts';
import { sendRequest } from '#tests/support/sent-request.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';

/** The headers of the API at a path with `/own`. */
const ownHeaders = {
  'Content-Security-Policy': "default-src 'self'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
};
const headers = {
  ETag: '"1"',
  'Cache-Control': 'max-age=60',
  Date: 'Wed, 01 Jan 2020 00:00:00 GMT',
  'Strict-Transport-Security': 'max-age=1',
};

/** Starts an API that sends back what it receives, and does what its path says. */
const startApi = () =>
  startBackend(async (request, response) => {
    const { url = '', method } = request;
    if (url.includes('/drop')) return void request.socket.destroy();
    if (url.includes('/hang')) return;
    const body = Buffer.concat(await request.toArray()).toString();
    const status = Number(/status=(\d+)/.exec(url)?.[1] ?? 200);
    const location = status === 302 ? { Location: 'https://other.example/' } : {};
    response.writeHead(status, { ...headers, ...location, ...(url.includes('/own') ? ownHeaders : {}) });
    response.end(
      JSON.stringify({ url, method, headers: request.headers, body, connection: request.socket.remotePort }),
    );
  });

const starts: Record<ServerName, (api: string) => Promise<string>> = {
  nginx: (api) =>
    startPlainSite(api, 'dist', (text) => text.replace('proxy_read_timeout 60s', 'proxy_read_timeout 1s')),
  workerd: (api) => startEdge({ api, apiTimeoutMs: 1000 }),
  Node: async (api) => {
    const server = await startNodeServer('dist', 0, api, { apiTimeoutMs: 1000 });
    onTestFinished(server.close);
    return server.url;
  },
};

describe.each(servers)('%s', (name) => {
  const serverTest = name === 'nginx' ? nginxTest : test;

  serverTest('responds to the requests of the table', async () => {
    const site = await starts[name](await startApi());
    // The API does not decide about HTTPS of the site.
    const added = { 'strict-transport-security': '' };
    expect((await checkRequests('API', name, site, 'dist', added)).differences).toEqual([]);
  });

  serverTest('keeps path, query, body and headers of a request', async () => {
    const path = '/api/v1/front/getInfo?type=notice&search=%ED%95%9C%20%2F&x=a+b';
    const headers = { Authorization: 'token', 'Content-Type': 'text/plain' };
    const site = await starts[name](await startApi());
    const { body } = await sendRequest(site, path, { method: 'POST', headers, body: 'text' });
    expect(JSON.parse(body.toString())).toMatchObject({
      url: path,
      method: 'POST',
      body: 'text',
      headers: { authorization: 'token', 'content-type': 'text/plain' },
    });
  });

  serverTest('passes an upload of the permitted size on while it arrives', async () => {
    let received = 0;
    const api = await startBackend(async (request, response) => {
      for await (const part of request) received += part.length;
      response.end('{}');
    });
    const upload = requestHttp(`${await starts[name](api)}/api/v1/front/forumPost`, {
      method: 'POST',
      headers: { 'Content-Length': tooLargeMaxBodyBytes },
    });
    upload.write(Buffer.alloc(1000));
    // The rest of the body is not sent yet.
    await expect.poll(() => received).toBe(1000);
    upload.end(Buffer.alloc(tooLargeMaxBodyBytes - 1000));
    const [response] = await once(upload, 'response');
    expect(response.statusCode).toBe(200);
    expect(received).toBe(tooLargeMaxBodyBytes);
  });

  serverTest(
    'passes a download of 100 MB without a length on, and ends it at the API when the visitor leaves',
    async () => {
      const part = Buffer.alloc(1e6);
      const ends: boolean[] = [];
      const api = await startBackend(async (_, response) => {
        await pipeline(Readable.from(Array.from({ length: 100 }, () => part)), response).catch(() => undefined);
        ends.push(response.writableFinished);
      });
      const site = await starts[name](api);
      expect((await sendRequest(site, '/api/x')).body.length).toBe(1e8);
      const left = requestHttp(`${site}/api/x`).end();
      const [response] = await once(left, 'response');
      await once(response, 'data');
      response.destroy();
      await expect.poll(() => ends).toEqual([true, false]);
    },
  );

  serverTest('names the visitor, whatever the visitor claims', async () => {
    const claims =
      'Forwarded Proxy True-Client-IP X-Client-IP X-Cluster-Client-IP X-Forwarded-For X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Proto X-Forwarded-Server X-Forwarded-Ssl X-Original-URL X-Real-IP X-Rewrite-URL';
    const headers = Object.fromEntries(claims.split(' ').map((claim) => [claim, '1.2.3.4']));
    const site = await starts[name](await startApi());
    // Cloudflare sets this header from the connection.
    const reply = await sendRequest(site, '/api/x', { headers: { ...headers, 'CF-Connecting-IP': '5.6.7.8' } });
    const { headers: received } = JSON.parse(reply.body.toString());
    const visitor = name === 'workerd' ? '5.6.7.8' : '127.0.0.1';
    expect(received).toMatchObject({
      'x-forwarded-for': visitor,
      'x-real-ip': visitor,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(site).hostname,
    });
    expect(Object.values(received)).not.toContain('1.2.3.4');
  });
});

nginxTest('nginx keeps its connection to the API', async () => {
  const site = await startPlainSite(await startApi());
  const connectionOf = async () => JSON.parse((await sendRequest(site, '/api/x')).body.toString()).connection;
  expect(await connectionOf()).toBe(await connectionOf());
});

nginxTest('nginx counts logins and codes by operation, in every spelling of its path', async () => {
  const site = await startPlainSite(await startApi());
  const postTimes = async (count: number, path: string) => {
    const replies = Array.from({ length: count }, () => sendRequest(site, path, { method: 'POST' }));
    return (await Promise.all(replies)).filter(({ status }) => status === 429);
  };
  expect(await postTimes(200, '/api/v1/front/login')).toEqual([]);
  expect((await postTimes(100, '/api/v1/front/login')).length).toBeGreaterThan(0);
  const [refused] = await postTimes(120, '/api/v1/front/verifyCode');
  expect(refused?.headers['retry-after']).toBe('30');
  const reply = { status: 429, type: 'application/json', json: JSON.parse(refused?.body.toString() ?? '') };
  expect(replyProblem('login', reply)).toBeNull();
  const spellings =
    'front/verifyCode/ front/VERIFYCODE front/verifyCode;a=b front/%76erifyCode front/x%2F..%2FverifyCode front//verifyCode front/verifyCode%20 front/verifyCode%0a front;x/verifyCode /;x/front/verifyCode';
  for (const path of spellings.split(' '))
    expect((await postTimes(10, `/api/v1/${path}`)).length, path).toBeGreaterThan(0);
  for (const path of ['findMemberId', 'getInfo', 'loginHistory'])
    expect(await postTimes(30, `/api/v1/front/${path}`), path).toEqual([]);
});
