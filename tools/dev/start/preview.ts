/**
 * `npm run preview`: serves the production build with the mock server behind it. `-- --port 4174` selects another port.
 * It builds first if dist/ is missing. If API_SERVER is set, the server at this URL replaces the mock.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { createMockServer } from '#mocks/server.ts';
import { pageList } from '#tools/build/prerender/preview.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { closeOnSignal, exitWithError, parseStartCommand, readyMessage } from './site.ts';

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

const { API_SERVER: api } = requireEnvironment('production');

// The build writes this file near its end, so an interrupted build does not count.
if (!existsSync(join('dist', pageList))) buildSite();

// The plugin of the postal-code service reads this variable when the preview starts.
process.env.MOCK_POSTCODE = 'true';
const mock = api ? null : await createMockServer({ port: 0 });
const target = api ?? mock?.url ?? '';
const server = await preview({
  logLevel: 'warn',
  preview: { port: ports.port, strictPort: true, proxy: { '/api': { target, changeOrigin: true } } },
}).catch((error: Error) => {
  if (!/in use/.test(error.message)) return exitWithError(error.message);
  return exitWithError(
    `port ${ports.port} is in use. End the program that uses it, or choose another port: ${command} --port ${ports.port + 1}`,
  );
});

console.log(`${readyMessage(server)}, the production build, API at ${target.replace(/\/$/, '')}.`);
if (mock) console.log('Log in as hanbit01 with hanbit01!. Stop with Ctrl+C.');
closeOnSignal(server, () => void mock?.close(true));
