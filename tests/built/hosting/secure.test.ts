// @module-tag slow
/** nginx with the file of the administrator. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { expect, onTestFinished } from 'vitest';
import { startBackend } from '#tests/support/backend.ts';
import { createCertificate } from '#tests/support/certificates.ts';
import { nginxTest } from '#tests/support/nginx.ts';
import { hosts, type SecureSite, startSecureSite } from '#tests/support/secure-nginx.ts';
import { sendRequest } from '#tests/support/sent-request.ts';
import { writeNginxFiles } from '#tools/hosting/nginx/write-nginx-files.ts';
import { createSiteTable, tableFile } from '#tools/hosting/site-table.ts';

const readHttps = ({ httpsPort, ca }: SecureSite, host: string, path: string, sent = {}) =>
  sendRequest(`https://${host}:${httpsPort}`, path, sent, ca);

nginxTest('HTTP leads to HTTPS, the short name to the site, and an unknown host gets no answer', async () => {
  const site = await startSecureSite();
  const { httpPort, httpsPort } = site;
  for (const host of [hosts.site, hosts.short]) {
    const { status, headers } = await sendRequest(`http://${host}:${httpPort}`, '/a?b=c');
    expect([status, headers.location]).toEqual([308, `https://${host}:${httpsPort}/a?b=c`]);
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const short = await readHttps(site, hosts.short, '/a?b=c');
  expect([short.status, short.headers.location]).toEqual([308, `https://${hosts.site}:${httpsPort}/a?b=c`]);
  expect(short.headers['strict-transport-security']).toBe('max-age=63072000');
  await expect(readHttps(site, 'other.localhost', '/')).rejects.toThrow(/alert|unrecognized name|disconnected/);
  await expect(sendRequest(`http://other.localhost:${httpPort}`, '/')).rejects.toThrow('socket hang up');
});

nginxTest('a page is served over HTTP/2', async () => {
  const { httpsPort, ca } = await startSecureSite();
  const session = connect(`https://127.0.0.1:${httpsPort}`, { ca, servername: hosts.site });
  const stream = session.request({ ':path': '/society', ':authority': hosts.site, 'accept-encoding': 'br' });
  const [headers] = await once(stream, 'response');
  expect(session.alpnProtocol).toBe('h2');
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', vary: 'Accept-Encoding' });
  session.destroy();
});

nginxTest('responses of nginx itself have the headers of the site and no version', async () => {
  const { httpPort, httpsPort, ca } = await startSecureSite();
  for (const request of [
    'GET / HTTP/1.1\r\n\r\n',
    `GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: ${hosts.site}\r\n\r\n`,
  ]) {
    const secure = connectTls({ host: '127.0.0.1', port: httpsPort, servername: hosts.site, ca });
    for (const socket of [connectTcp(httpPort, '127.0.0.1'), secure]) {
      socket.write(request);
      const response = await text(socket);
      expect(response).toMatch(/^HTTP\/1\.1 4(00|14) /);
      expect(response).not.toMatch(/nginx\/\d/);
      for (const name of ['X-Content-Type-Options: nosniff', 'Cache-Control: no-cache', 'Permissions-Policy: acc'])
        expect(response).toContain(`\r\n${name}`);
    }
  }
});

nginxTest('the access log has the path of a payment return, but no query value of request or referrer', async () => {
  const site = await startSecureSite();
  const headers = { Referer: 'https://pay.example/done?card=4111' };
  await readHttps(site, hosts.site, '/society?sucess=true&aid=A123&cardName=secret', { headers });
  const log = join(site.nginx.prefix, 'society.log');
  await expect.poll(() => readFile(log, 'utf8').catch(() => '')).toContain('"GET /society HTTP/1.1" 200');
  const line = await readFile(log, 'utf8');
  expect(line).toContain('"https://pay.example/done"');
  expect(line).not.toMatch(/A123|secret|4111|\?/);
});

nginxTest(
  'the addresses of one IPv6 network share its limit if a trusted proxy names them, and alone then',
  async () => {
    const api = await startBackend((_, response) => void response.end('{}'));
    const countAccepted = async (site: SecureSite, addressOf: (index: number) => string) => {
      const replies = Array.from({ length: 300 }, (_, index) =>
        readHttps(site, hosts.site, '/api/v1/front/login', {
          method: 'POST',
          headers: { 'X-Forwarded-For': addressOf(index) },
        }),
      );
      return (await Promise.all(replies)).filter(({ status }) => status === 200).length;
    };
    const site = await startSecureSite({ api, frontProxy: '127.0.0.1' });
    expect(await countAccepted(site, (index) => `2001:db8:0:1::${index + 1}`)).toBeLessThan(290);
    expect(await countAccepted(site, (index) => `2001:db8:${index + 1}::1`)).toBe(300);
    expect(await countAccepted(site, (index) => `198.51.${index % 2}.${index % 250}`)).toBe(300);
    const direct = await startSecureSite({ api });
    expect(await countAccepted(direct, (index) => `2001:db8:${index + 1}::1`)).toBeLessThan(290);
  },
);

nginxTest('an API with HTTPS is used if its certificate is trusted', async () => {
  const statusWith = async (key: string, cert: string, trusted: string) => {
    const api = await startBackend((_, response) => void response.end('{}'), { key: await readFile(key), cert });
    return (await readHttps(await startSecureSite({ api, trusted }), hosts.site, '/api/v1/front/getInfo')).status;
  };
  const [own, other] = [createCertificate('localhost'), createCertificate('localhost')];
  expect(await statusWith(own.key, own.pem, own.certificate)).toBe(200);
  expect(await statusWith(own.key, own.pem, other.certificate)).toBe(502);
});

nginxTest(
  'a published release appears with its policies at the reload, and assets of the former release stay',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'society-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const publish = async (id: string) => {
      const build = join(folder, 'build', id);
      const page = { path: '/', file: 'index.html', policy: `policy of ${id}` };
      const origins = { siteOrigin: 'https://a.example', embedOrigin: null, apiBase: '/api' };
      const table = createSiteTable({ pages: [page], notFound: page, embeds: [], ...origins });
      await writeNginxFiles(build, table);
      await writeFile(join(build, tableFile), JSON.stringify(table));
      await mkdir(join(build, 'assets'));
      const files = { 'index.html': `page of ${id}`, '404.html': id, 'version.json': `{"version": "${id}"}` };
      for (const [name, content] of Object.entries({ ...files, [`assets/${id}.js`]: `script of ${id}` }))
        await writeFile(join(build, name), content);
      execFileSync('bash', ['hosting/release.sh', folder, '--build', build]);
    };
    await publish('first');
    const site = await startSecureSite({}, join(folder, 'current/hosting/nginx'));
    const readHomePage = async () => {
      const { body, headers } = await readHttps(site, hosts.site, '/');
      return [body.toString(), headers['content-security-policy']];
    };
    const homePage = (id: string) => [`page of ${id}`, `policy of ${id}; frame-ancestors 'none'`];
    await publish('second');
    expect(await readHomePage()).toEqual(homePage('first'));
    site.nginx.reload();
    await expect.poll(readHomePage).toEqual(homePage('second'));
    for (const id of ['first', 'second'])
      expect((await readHttps(site, hosts.site, `/assets/${id}.js`)).body.toString()).toBe(`script of ${id}`);
  },
);
