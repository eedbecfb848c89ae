// @module-tag slow

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { dataOf } from '#tests/support/api-results.ts';
import { freePort } from '#tests/support/free-port.ts';
import { createServerClient } from '#tests/support/server-client.ts';

test('npm run preview serves the built pages and the mock, prints its URL, and ends on SIGTERM', async () => {
  const port = String(await freePort());
  const server = spawn('node', ['--import', 'tsx', 'tools/dev/start/preview.ts', '--port', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Ctrl+C.');
  expect(output).toMatch(
    /^http:\/\/localhost:\d+\/ ready in [\d.]+ s, the production build, API at http:\/\/127\.0\.0\.1:\d+\.\nLog in as hanbit01 .*\n$/,
  );
  const site = `http://localhost:${port}`;
  const page = await fetch(`${site}/membership`, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('<h1');
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('Strict-Transport-Security')).toBeNull();
  // The build has no postal-code service, so the preview adds the mock's.
  expect(await (await fetch(`${site}/embed/postcode.html`)).text()).toContain('postcode-stand-in.js');
  const query = { type: 'gallery' } as const;
  const gallery = createServerClient(`${site}/api`).GET('/v1/front/getInfo', { params: { query } });
  expect(await dataOf(gallery)).toMatchObject({ gallery_count: 15 });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 60_000);
