/** Installs nginx for the tests of its configuration, if it is missing and the user may install Debian's packages. */
import { existsSync } from 'node:fs';
import { aptInstall, findOnPath, mayUseApt } from './setup-browser.mjs';

const isMissing = () => findOnPath('nginx') === undefined && !existsSync('/usr/sbin/nginx');

/** Prints one line if nginx is missing and cannot be installed. Its tests are then skipped. */
export function setUpNginx() {
  if (!isMissing()) return;
  const problem = mayUseApt()
    ? aptInstall(['nginx', 'libnginx-mod-http-brotli-static', 'openssl'])
    : 'only root can install packages, and only on Debian';
  if (isMissing())
    console.log(`setup: nginx is not installed and cannot be (${problem ?? 'unknown reason'}). Its tests are skipped.`);
}
