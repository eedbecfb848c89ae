/** Requests to the API through nginx and through the server in Node. */
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { replyProblem } from '#mocks/http/contract.ts';
import { tooLargeMaxBodyBytes } from '#src/api/generated/constants.ts';
import { startBackend } from '#tests/support/backend.ts';
import { nginxTest, startPlainSite } from '#tests/support/nginx.ts';
import { sendRequest } from '#tests/support/sent-request.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';

const ownHeaders = {
  'content-security-policy': "default-src 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const date = 'Wed, 01 Jan 2020 00:00:00 GMT';
const addedHeaders = {
  'content-security-policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Starts an API that sends back what it receives, and does what its path says. */
const startApi = () =>
  startBackend(async (request, response) => {
    const { url = '', method, headers } = request;
    if (url.includes('/drop')) return void request.socket.destroy();
    if (url.includes('/hang')) return;
    const body = Buffer.concat(await request.toArray()).toString();
    const status = Number(/status=(\d+)/.exec(url)?.[1] ?? 200);
    const added = { ETag: '"1"', 'Cache-Control': 'max-age=60', Date: date, 'Strict-Transport-Security': 'max-age=1' };
    response.writeHead(status, url.includes('/own') ? { ...ownHeaders, ...added } : added);
    response.end(JSON.stringify({ url, method, headers, body, connection: request.socket.remotePort }));
  });

const servers = {
  nginx: async (api: string) =>
    (await startPlainSite(api, 'dist', (text) => text.replace('proxy_read_timeout 60s', 'proxy_read_timeout 1s'))).url,
  Node: async (api: string) => {
    const server = await startNodeServer('dist', 0, api, 1000);
    onTestFinished(server.close);
    return server.url;
  },
};

describe.each(['nginx', 'Node'] as const)('%s', (name) => {
  const serverTest = name === 'nginx' ? nginxTest : test;
  const startSite = async () => servers[name](await startApi());

  serverTest('keeps path, query, body and headers of a request', async () => {
    const path = '/api/v1/front/getInfo?type=notice&search=%ED%95%9C%20%2F&x=a+b';
    const headers = { Authorization: 'token', 'Content-Type': 'text/plain' };
    const { body } = await sendRequest(await startSite(), path, { method: 'POST', headers, body: 'text' });
    expect(JSON.parse(body.toString())).toMatchObject({
      url: path,
      method: 'POST',
      body: 'text',
      headers: { authorization: 'token', 'content-type': 'text/plain' },
    });
  });

  serverTest('adds policies to a response without them, keeps those of another, and no cache stores it', async () => {
    const site = await startSite();
    const added = await sendRequest(site, '/api/v1/front/getInfo');
    expect(added.headers).toMatchObject({ ...addedHeaders, 'x-content-type-options': 'nosniff', etag: '"1"', date });
    expect((await sendRequest(site, '/api/own')).headers).toMatchObject(ownHeaders);
    for (const [path, caching] of [
      ['/api/v1/front/getMemberInfo', 'no-store'],
      ['/api/v1/common/fileDownload?file=7', 'max-age=60'],
      ['/api/v1/common/fileDownload?status=401', 'no-store'],
    ] as const)
      expect((await sendRequest(site, path)).headers['cache-control'], path).toBe(caching);
  });

  serverTest('responds in the envelope of the contract if the API fails, and keeps a failure of the API', async () => {
    const [site, down] = [await startSite(), await servers[name](`http://127.0.0.1:${await freePort()}`)];
    const large = { method: 'POST', headers: { 'Content-Length': tooLargeMaxBodyBytes + 1 } };
    for (const [status, reply] of [
      [502, await sendRequest(down, '/api/v1/front/getInfo')],
      [502, await sendRequest(site, '/api/drop')],
      [504, await sendRequest(site, '/api/hang')],
      [413, await sendRequest(site, '/api/v1/front/forumPost', large)],
    ] as const) {
      expect(reply.status).toBe(status);
      expect(reply.headers).toMatchObject({ ...addedHeaders, 'cache-control': 'no-store' });
      const [type = '', json] = [reply.headers['content-type'], JSON.parse(reply.body.toString())];
      // The contract lists the envelope of failures for status 500, not for 502 and 504.
      const listed = status === 413 ? (['saveForum', 413] as const) : (['login', 500] as const);
      expect(replyProblem(listed[0], { status: listed[1], type, json })).toBeNull();
    }
    expect(JSON.parse((await sendRequest(site, '/api/x?status=502')).body.toString())).toMatchObject({ method: 'GET' });
  });

  serverTest('passes an upload of the permitted size on while it arrives', async () => {
    let received = 0;
    const api = await startBackend(async (request, response) => {
      for await (const part of request) received += part.length;
      response.end('{}');
    });
    const upload = requestHttp(`${await servers[name](api)}/api/v1/front/forumPost`, {
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
});

nginxTest('nginx names the visitor, whatever the visitor claims, and keeps its connection to the API', async () => {
  const { url } = await startPlainSite(await startApi());
  const names =
    'CF-Connecting-IP Forwarded Proxy True-Client-IP X-Client-IP X-Cluster-Client-IP X-Forwarded-For X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Proto X-Forwarded-Server X-Forwarded-Ssl X-Original-URL X-Real-IP X-Rewrite-URL';
  const headers = Object.fromEntries(names.split(' ').map((name) => [name, '1.2.3.4']));
  const reply = await sendRequest(url, '/api/x', { headers });
  // The API does not decide about HTTPS of the site.
  expect(reply.headers['strict-transport-security']).toBeUndefined();
  const { headers: received, connection } = JSON.parse(reply.body.toString());
  expect(JSON.parse((await sendRequest(url, '/api/x')).body.toString()).connection).toBe(connection);
  expect(received).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-real-ip': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': '127.0.0.1',
  });
  expect(Object.values(received)).not.toContain('1.2.3.4');
});

nginxTest('nginx counts logins and codes by operation, in every spelling of its path', async () => {
  const { url } = await startPlainSite(await startApi());
  const postTimes = async (count: number, path: string) => {
    const replies = Array.from({ length: count }, () => sendRequest(url, path, { method: 'POST' }));
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
  // Some servers resolve these dots to the path of the operation.
  expect((await sendRequest(url, '/api/..;/api/v1/front/login')).status).toBe(404);
});
