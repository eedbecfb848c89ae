import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fetchOnFreshConnection } from '#verify/requests/fresh-connection.ts';

/** Starts a server, and returns its origin. */
async function listenWith(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** Answers with the method, the headers and the body of the request. */
async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await buffer(request)).toString();
  response.end(JSON.stringify({ method: request.method, headers: request.headers, body }));
}

test('each request has a connection of its own', async () => {
  const sockets = new Set<object>();
  const origin = await listenWith((request, response) => {
    sockets.add(request.socket);
    response.end();
  });
  for (let index = 0; index < 3; index += 1) await fetchOnFreshConnection(origin);
  expect(sockets.size).toBe(3);
});

test('the server gets the headers and the body that fetch sends', async () => {
  const origin = await listenWith(echo);
  const headers = { Authorization: 'token', 'Content-Type': 'application/json' };
  const post = await (await fetchOnFreshConnection(origin, { method: 'POST', headers, body: '{"a":"가"}' })).json();
  expect(post).toMatchObject({
    method: 'POST',
    body: '{"a":"가"}',
    headers: { authorization: 'token', 'content-type': 'application/json', 'content-length': '11' },
  });
  const form = new FormData();
  form.append('title', '제목');
  form.append('files', new File(['bytes'], 'name.txt'));
  const upload = await (await fetchOnFreshConnection(origin, { method: 'POST', body: form })).json();
  expect(upload.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(upload.body).toContain('name="files"; filename="name.txt"');
  const get = await (await fetchOnFreshConnection(origin, { body: null })).json();
  expect(get.headers).not.toHaveProperty('content-length');
});

test('redirects and responses without a body are returned as they are', async () => {
  const origin = await listenWith((request, response) => {
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.writeHead(request.url === '/empty' ? 204 : 302, { Location: '/elsewhere' }).end();
  });
  const redirect = await fetchOnFreshConnection(origin);
  expect([redirect.status, redirect.headers.get('Location')]).toEqual([302, '/elsewhere']);
  expect(redirect.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect((await fetchOnFreshConnection(`${origin}/empty`)).status).toBe(204);
});

test('compressed bodies are decoded as fetch does', async () => {
  const text = '{"success":true}';
  const codings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const;
  const origin = await listenWith(({ url }, response) => {
    const [name, compress] = Object.entries(codings).find(([coding]) => url === `/${coding}`) ?? [
      'identity',
      Buffer.from,
    ];
    response.setHeader('Content-Encoding', name).end(compress(text));
  });
  for (const name of [...Object.keys(codings), 'identity'])
    expect(await (await fetchOnFreshConnection(`${origin}/${name}`)).text(), name).toBe(text);
  const broken = await listenWith((_request, response) => {
    response.setHeader('Content-Encoding', 'gzip').end(text);
  });
  await expect((await fetchOnFreshConnection(broken)).text()).rejects.toThrow(/incorrect header check/);
});

test('a closed connection and an ended request are errors', async () => {
  const origin = await listenWith((request) => {
    if (request.url === '/closed') request.socket.resetAndDestroy();
  });
  await expect(fetchOnFreshConnection(`${origin}/closed`)).rejects.toThrow(/ECONNRESET/);
  const controller = new AbortController();
  const pending = fetchOnFreshConnection(origin, { signal: controller.signal });
  controller.abort(new DOMException('no response', 'TimeoutError'));
  await expect(pending).rejects.toMatchObject({ name: 'AbortError', cause: { name: 'TimeoutError' } });
});
