/**
 * `npm run preview`: serves the production build with the mock server behind it, by nginx if it is installed and otherwise
 * in Node. `-- --port 4174` selects another port. It builds first if dist/ has no complete build. With the mock, the pages
 * have the clock of the mock. If API_SERVER is set, the server at this URL replaces the mock.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createMockServer } from '#mocks/server.ts';
import { mockStart } from '#mocks/store/clock.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { pagesFile } from '#tools/hosting/nginx/write-nginx-files.ts';
import { servePreview } from '#tools/hosting/serve-build.ts';
import { closeOnSignal, exitWithError, parseStartCommand, portInUse, readyMessage } from './site.ts';

const command = 'npm run preview --';
const usage = `Use it like this: ${command} --port 4174`;
const { ports, positionals } = parseStartCommand(usage, { port: 4173 });
if (positionals.length > 0) exitWithError(`${positionals[0]} is not an option. ${usage}`);

/** Builds the site in a process of its own, which must not get the variables of the preview. */
function buildSite(): void {
  console.log('dist/ has no complete build, so the site is built first.');
  const { status } = spawnSync('tsx', ['tools/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) exitWithError('the build failed. Correct the errors above, then run the command again.');
}

const environment = requireEnvironment('production');

// The build writes this file last, so an interrupted build does not count.
if (!existsSync(join('dist', pagesFile))) buildSite();

const mock = environment.API_SERVER ? null : await createMockServer({ port: 0 });
const api = environment.API_SERVER ?? mock?.url ?? '';
const { port } = ports;
const clockShiftMs = mock ? mockStart - Date.now() : 0;
const options = { folder: 'dist', port, api, standIn: environment, clockShiftMs };
const server = await servePreview(options).catch((error: Error) =>
  exitWithError(/in use/i.test(error.message) ? portInUse(port, command) : error.message),
);

const program = server.program === 'nginx' ? 'nginx' : 'Node, because nginx with its brotli module is not installed';
console.log(`${readyMessage(`${server.url}/`)}, the production build, API at ${api.replace(/\/$/, '')}.`);
console.log(`Served by ${program}.`);
if (mock) console.log('The pages and the mock have the same clock. It starts on 5 November 2025, 10:00 in Seoul.');
if (mock) console.log('Log in as hanbit01 with hanbit01!. Stop with Ctrl+C.');
closeOnSignal(async () => {
  await server.close();
  await mock?.close(true);
});
