/**
 * `npm run preview`: serves a build with the mock server behind it. If API_SERVER is set, the server at this URL replaces the
 * mock. The end-to-end tests start it too.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printMailedCodes } from '#mocks/server.ts';
import { parseCommand } from '#tools/command/command-line.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { tableFile } from '#tools/hosting/site-table.ts';
import { buildSite, serveSiteAndApi } from './built-site.ts';
import { closeOnSignal, exitWithError, portInUse, printReady, requireNetwork } from './site.ts';

const { folder, ...values } = parseCommand('preview').values;
const port = Number(values.port);
const environment = requireEnvironment('production');
const network = await requireNetwork(values);
try {
  // The build writes this file last, so an interrupted build does not count.
  if (folder === undefined && !existsSync(join('dist', tableFile))) {
    console.log('dist/ has no complete build, so the site is built first.');
    buildSite('tools/build/build.ts');
  }
  const { api, close } = await serveSiteAndApi(environment, { port, folder, network });
  printReady(network, port, `the production build, API at ${api.replace(/\/$/, '')}.`);
  if (!environment.API_SERVER) {
    console.log("Log in as hanbit01 with hanbit01!. Stop with Ctrl+C. The mock's clock starts on 5 November 2025.");
    printMailedCodes();
  }
  closeOnSignal(close);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  exitWithError(/in use/i.test(message) ? portInUse(port, 'npm run preview --') : message);
}
