// @module-tag slow
/** Audits the built site as a test site is often published: behind a certificate of its own, a user and a password. */
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createScratchFolder, runTool } from '#tests/rules/support.ts';
import { startBackend } from '#tests/support/backend.ts';
import { createCertificate } from '#tests/support/certificates.ts';
import { serveSiteAndApi } from '#tools/dev/start/built-site.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';

const credentials = `Basic ${Buffer.from('staff:s@lt').toString('base64')}`;

/** Serves the built site over HTTPS, to those who know the user and the password. @returns its URL */
async function serveTestSite(): Promise<string> {
  const site = await serveSiteAndApi({ ...requireEnvironment('production', { files: false }), API_SERVER: null });
  onTestFinished(site.close);
  const { key, pem } = createCertificate('localhost');
  const { hostname, port } = new URL(site.url);
  const tls = { cert: pem, key: await readFile(key) };
  return startBackend((visit, response) => {
    const { method, url: path = '/', headers } = visit;
    const { authorization, ...others } = headers;
    const isKnown = authorization === credentials;
    // The API has its token in the same header, so it cannot ask for the user.
    if (!isKnown && !path.startsWith('/api/')) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="test site"' }).end();
      return;
    }
    const forward = (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    };
    visit.pipe(request({ hostname, port, method, path, headers: isKnown ? others : headers }, forward));
  }, tls);
}

test('a site with a certificate of its own, a user and a password is audited, and refused without them', {
  timeout: 300_000,
}, async () => {
  const base = await serveTestSite();
  const withUser = base.replace('//', '//staff:s%40lt@');
  const audit = async (...args: string[]) => {
    const folder = await createScratchFolder();
    const options = ['--mock', '--state', 'login,notices,forum-member', '--out', folder];
    return { ...(await runTool('tsx', 'packages/audit/src/main.ts', ...options, ...args)), folder };
  };
  const strict = await audit('--base', withUser);
  expect(strict.code).toBe(3);
  expect(strict.stderr).toMatch(
    /^audit: https:\/\/localhost:\d+ cannot be reached: .*--insecure accepts its certificate/,
  );
  const guest = await audit('--base', base, '--insecure');
  expect(guest.stderr).toContain(`${base} asks for a user and a password`);
  const { code, stdout, folder } = await audit('--base', withUser, '--insecure');
  expect(stdout).toContain('0 findings, 0 not checked.');
  expect(code).toBe(0);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('s@lt');
});
