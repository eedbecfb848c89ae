import { onTestFinished, test } from 'vitest';
import { freePort } from '#tools/dev/start/free-port.ts';
import { findNginx } from '#tools/hosting/nginx/find-nginx.ts';
import { startNginx } from '#tools/hosting/nginx/run-nginx.ts';

/**
 * Declares a test that needs nginx. The set-up of the tests installs nginx on Debian. On other machines it prints that these
 * tests are skipped.
 */
export const nginxTest = test.skipIf(findNginx() === null);

/**
 * Serves a build by nginx on plain HTTP until the end of the test.
 * @param api the URL of the API; by default, nothing listens there
 * @param edit changes the text of a file of the configuration
 */
export async function startPlainSite(api = 'http://127.0.0.1:9', folder = 'dist', edit?: (text: string) => string) {
  const nginx = await startNginx({ folder, port: await freePort(), api }, edit);
  onTestFinished(nginx.close);
  return nginx;
}
