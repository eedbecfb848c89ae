/**
 * `npm run preview`: serves the production build with the mock server behind it. `-- --port 4174` selects another port. It
 * builds first if dist/ has no complete build. If API_SERVER is set, the server at this URL replaces the mock.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from '#tools/command/command-line.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { tableFile } from '#tools/hosting/site-table.ts';
import { buildSite, serveSiteAndApi } from './built-site.ts';
import { closeOnSignal, exitWithError, portInUse, readyMessage } from './site.ts';

const port = Number(parseCommand('preview').values.port);
const environment = requireEnvironment('production');
try {
  // The build writes this file last, so an interrupted build does not count.
  if (!existsSync(join('dist', tableFile))) {
    console.log('dist/ has no complete build, so the site is built first.');
    buildSite('tools/build/build.ts');
  }
  const { url, api, close } = await serveSiteAndApi(environment, port);
  console.log(`${readyMessage(`${url}/`)}, the production build, API at ${api.replace(/\/$/, '')}.`);
  if (!environment.API_SERVER)
    console.log("Log in as hanbit01 with hanbit01!. Stop with Ctrl+C. The mock's clock starts on 5 November 2025.");
  closeOnSignal(close);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  exitWithError(/in use/i.test(message) ? portInUse(port, 'npm run preview --') : message);
}
