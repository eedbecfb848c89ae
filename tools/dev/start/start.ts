/**
 * `npm start`: runs the site on the embedded mock. `-- --port 5174` selects another port. If API_SERVER is set, the site
 * runs on the server at this URL, which is not tested first.
 */
import { parseCommand } from '#tools/command/command-line.ts';
import { developmentApi } from '#tools/dev/backend/plugin.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { closeOnSignal, closeSite, readyMessage, serveSite } from './site.ts';

const { values } = parseCommand('start');
const { API_SERVER: api } = requireEnvironment('development');
const server = await serveSite({
  port: Number(values.port),
  command: 'npm start --',
  plugins: [developmentApi()],
  ...(api ? { api: 'server' } : {}),
});

console.log(`${readyMessage(server.resolvedUrls?.local[0])}, ${api ? `API at ${api}` : 'on the mock'}.`);
if (!api) console.log('Log in as hanbit01 with hanbit01!. Stop with Ctrl+C.');
closeOnSignal(() => closeSite(server));
