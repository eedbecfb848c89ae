import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { startBackend } from '#tests/support/backend.ts';
import { createCertificate, createCertificateChain } from '#tests/support/certificates.ts';
import { countStatus, loginBody, times } from '#tests/support/limited-site.ts';
import { nginxTest } from '#tests/support/nginx.ts';
import { hosts, type SecureSite, startSecureSite } from '#tests/support/secure-nginx.ts';

/** Sends a login over HTTPS to the site on loopback, and returns its status. */
async function postLogin({ httpsPort, ca }: SecureSite, id: string, headers = {}): Promise<number> {
  const request = requestHttps({
    ...{ host: '127.0.0.1', port: httpsPort, servername: hosts.site, ca, method: 'POST', path: '/api/v1/front/login' },
    headers: { Host: hosts.site, 'Content-Type': 'application/json', ...headers },
  });
  request.end(loginBody(id));
  const [response] = await once(request, 'response');
  await text(response);
  return response.statusCode;
}

const startApi = () => startBackend((_, response) => void response.end('{}'));

describe('behind another proxy', () => {
  const countAccepted = async (site: SecureSite, addressOf: (index: number) => string) => {
    const sent = times(300, (index) => postLogin(site, `member${index}`, { 'X-Forwarded-For': addressOf(index) }));
    return countStatus(await Promise.all(sent), 200);
  };

  nginxTest('all addresses of one IPv6 network share its limit, those of another network do not', async () => {
    const site = await startSecureSite({ api: await startApi(), frontProxy: '127.0.0.1' });
    expect(await countAccepted(site, (index) => `2001:db8:0:1::${index + 1}`)).toBeLessThan(260);
    expect(await countAccepted(site, (index) => `2001:db8:${index + 1}::1`)).toBe(300);
  });

  nginxTest('each IPv4 address has a limit of its own', async () => {
    const site = await startSecureSite({ api: await startApi(), frontProxy: '127.0.0.1' });
    expect(await countAccepted(site, (index) => `198.51.${index % 2}.${index % 250}`)).toBe(300);
  });

  nginxTest('an address that a client claims has no effect without a configured proxy', async () => {
    const site = await startSecureSite({ api: await startApi() });
    expect(await countAccepted(site, (index) => `2001:db8:${index + 1}::1`)).toBeLessThan(260);
  });
});

describe('an API with HTTPS', () => {
  nginxTest.each([
    ['is used if its certificate is trusted', true, 200],
    ['is refused with status 502 if its certificate is not trusted', false, 502],
  ])('%s', async (_, isTrusted, status) => {
    const [tls, other] = [createCertificate('localhost'), createCertificate('localhost')];
    const api = await startBackend((_request, response) => void response.end('{}'), {
      key: await readFile(tls.key),
      cert: tls.pem,
    });
    const site = await startSecureSite({ api, trusted: isTrusted ? tls.certificate : other.certificate });
    expect(await postLogin(site, 'hanbit01')).toBe(status);
  });

  nginxTest('is used if two authorities are between its certificate and the trusted root', async () => {
    const { root, key, pem } = createCertificateChain('localhost', 2);
    const api = await startBackend((_request, response) => void response.end('{}'), {
      key: await readFile(key),
      cert: pem,
    });
    expect(await postLogin(await startSecureSite({ api, trusted: root }), 'hanbit01')).toBe(200);
  });
});
