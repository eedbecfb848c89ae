import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { connect } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
