import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { connect } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { connect as connectTcp, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { expect } from 'vitest';
import { builtFolder, nginxTest } from '#tests/support/nginx.ts';
import { hosts, type SecureSite, startSecureSite } from '#tests/support/secure-nginx.ts';
import { checkServer } from '#tools/hosting/check-server.ts';
import { listFiles, serverChecks } from '#tools/hosting/requests.ts';

/** Sends a request over HTTPS to a host on loopback. */
async function requestPage({ httpsPort, ca }: SecureSite, host: string, path: string, headers = {}) {
  const request = requestHttps({
    ...{ host: '127.0.0.1', port: httpsPort, servername: host, ca, path },
    headers: { Host: `${host}:${httpsPort}`, ...headers },
  });
  request.end();
  const [response] = await once(request, 'response');
  await text(response);
  return response;
}

nginxTest('the file of the administrator answers every request of the hosting table on both hosts', async () => {
  const { table, site, embed, httpsPort, ca } = await startSecureSite();
  const checks = serverChecks(table, await listFiles(builtFolder), true);
  expect(checks.filter(({ host }) => host === 'embed').length).toBeGreaterThan(3);
  const address = { host: '127.0.0.1', port: httpsPort };
  expect(await checkServer({ site, embed, address, ca, folder: builtFolder }, checks)).toEqual([]);
});

nginxTest('a page is served over HTTP/2', async () => {
  const { httpsPort, ca } = await startSecureSite();
  const session = connect(`https://127.0.0.1:${httpsPort}`, { ca, servername: hosts.site });
  const stream = session.request({
    ':path': '/society?menu=%ED%95%99',
    ':authority': hosts.site,
    'accept-encoding': 'br',
  });
  const [headers] = await once(stream, 'response');
  expect(session.alpnProtocol).toBe('h2');
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', vary: 'Accept-Encoding' });
  stream.destroy();
  session.destroy();
});

nginxTest.each([hosts.site, hosts.short])('HTTP on %s leads to HTTPS with path and query', async (host) => {
  const { httpPort, httpsPort } = await startSecureSite();
  const request = requestHttp({ host: '127.0.0.1', port: httpPort, path: '/a?b=c', headers: { Host: host } }).end();
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toBe(`https://${host}:${httpsPort}/a?b=c`);
  expect(response.headers['strict-transport-security']).toBeUndefined();
});

nginxTest('the short name leads to the site', async () => {
  const site = await startSecureSite();
  const { statusCode, headers } = await requestPage(site, hosts.short, '/society?menu=x');
  expect(statusCode).toBe(308);
  expect(headers.location).toBe(`https://${hosts.site}:${site.httpsPort}/society?menu=x`);
  expect(headers['strict-transport-security']).toBe('max-age=63072000');
});

nginxTest('a host name that is not configured gets no answer', async () => {
  const site = await startSecureSite();
  await expect(requestPage(site, 'other.localhost', '/')).rejects.toThrow(/alert|unrecognized name|disconnected/);
  const request = requestHttp({ host: '127.0.0.1', port: site.httpPort, headers: { Host: 'other.localhost' } }).end();
  await expect(once(request, 'response')).rejects.toThrow('socket hang up');
});

/** Sends bytes, and returns everything that comes back until the server closes the connection. */
async function sendBytes(socket: Socket, bytes: string): Promise<string> {
  socket.write(bytes);
  return text(socket);
}

nginxTest('responses of nginx itself have the headers of the table and no version', async () => {
  const { httpPort, httpsPort, ca, table } = await startSecureSite();
  const requests = ['GET / HTTP/1.1\r\n\r\n', `GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: ${hosts.site}\r\n\r\n`];
  for (const request of requests) {
    const secure = connectTls({ host: '127.0.0.1', port: httpsPort, servername: hosts.site, ca });
    for (const socket of [connectTcp(httpPort, '127.0.0.1'), secure]) {
      const response = await sendBytes(socket, request);
      expect(response).toMatch(/^HTTP\/1\.1 4(00|14) /);
      expect(response).not.toMatch(/nginx\/\d/);
      for (const [name, value] of Object.entries(table.headers)) expect(response).toContain(`${name}: ${value}\r\n`);
    }
  }
});

nginxTest('a request whose headers never end is dropped within 20 seconds', { timeout: 30_000 }, async () => {
  const { httpPort } = await startSecureSite();
  const start = performance.now();
  await sendBytes(connectTcp(httpPort, '127.0.0.1'), 'GET / HTTP/1.1\r\nX: ');
  expect(performance.now() - start).toBeLessThan(20_000);
});

nginxTest('the access log has the path of a payment return, but no query value of request or referrer', async () => {
  const site = await startSecureSite();
  const referer = 'https://pay.example/done?card=4111';
  await requestPage(site, hosts.site, '/society?sucess=true&aid=A123&cardName=secret', { Referer: referer });
  const log = join(site.nginx.prefix, 'society.log');
  await expect.poll(() => readFile(log, 'utf8').catch(() => '')).toContain('"GET /society HTTP/1.1" 200');
  const line = await readFile(log, 'utf8');
  expect(line).toContain('"https://pay.example/done"');
  expect(line).not.toMatch(/A123|secret|4111|\?/);
});
