/**
 * `npm start`: runs the site on the embedded mock. `-- --port 5174` selects another port, and `-- --host` serves other
 * devices. If API_SERVER is set, the site runs on the server at this URL, which is not tested first.
 */
import { parseCommand } from '#tools/command/command-line.ts';
import { developmentApi } from '#tools/dev/backend/plugin.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { closeOnSignal, closeSite, printReady, requireNetwork, serveSite } from './site.ts';

const { values } = parseCommand('start');
const { API_SERVER: api } = requireEnvironment('development');
const port = Number(values.port);
const network = await requireNetwork(values);
const server = await serveSite({
  port,
  network,
  command: 'npm start --',
  plugins: [developmentApi()],
  ...(api ? { api: 'server' } : {}),
});

printReady(network, port, `${api ? `API at ${api}` : 'on the mock'}.`);
if (!api) console.log('Log in as hanbit01 with hanbit01!. Stop with Ctrl+C.');
closeOnSignal(() => closeSite(server));
