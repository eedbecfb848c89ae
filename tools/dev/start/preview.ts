/**
 * `npm run preview`: serves the production build with the mock server behind it. `-- --port 4174` selects another port. It
 * builds first if dist/ has no complete build. If API_SERVER is set, the server at this URL replaces the mock.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createMockServer } from '#mocks/server.ts';
import { parseCommand } from '#tools/command/command-line.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { serveCopy } from '#tools/hosting/serve-build.ts';
import { tableFile } from '#tools/hosting/site-table.ts';
import { closeOnSignal, exitWithError, portInUse, readyMessage } from './site.ts';

const port = Number(parseCommand('preview').values.port);

/** Builds the site in a process of its own, which must not get the variables of the preview. */
function buildSite(): void {
  console.log('dist/ has no complete build, so the site is built first.');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) exitWithError('the build failed. Correct the errors above, then run the command again.');
}

const environment = requireEnvironment('production');

// The build writes this file last, so an interrupted build does not count.
if (!existsSync(join('dist', tableFile))) buildSite();

const mock = environment.API_SERVER ? null : await createMockServer({ port: 0 });
const api = environment.API_SERVER ?? mock?.url ?? '';
const server = await serveCopy({ folder: 'dist', port, api, standIn: environment }).catch((error: Error) =>
  exitWithError(/in use/i.test(error.message) ? portInUse(port, 'npm run preview --') : error.message),
);

console.log(`${readyMessage(`${server.url}/`)}, the production build, API at ${api.replace(/\/$/, '')}.`);
if (mock)
  console.log("Log in as hanbit01 with hanbit01!. Stop with Ctrl+C. The mock's clock starts on 5 November 2025.");
closeOnSignal(async () => {
  await server.close();
  await mock?.close(true);
});
