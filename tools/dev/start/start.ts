/**
 * The development server: `npm start`, on another port with `npm start -- --port 5174`. The site runs on the embedded
 * mock; with API_SERVER set to an address, on the server there, which is not looked at beforehand.
 */
import { requireEnvironment } from '#tools/environment/environment.ts';
import { closeOnSignal, exitWithError, parseStartCommand, readyMessage, serveSite } from './site.ts';

const usage = 'Use it like this: npm start -- --port 5174';
const { ports, positionals } = parseStartCommand(usage, { port: 5173 });
if (positionals.length > 0) exitWithError(`${positionals[0]} is not understood. ${usage}`);

const { API_SERVER: api } = requireEnvironment('development');
const server = await serveSite({ port: ports.port, command: 'npm start --', ...(api ? { api: 'server' } : {}) });

console.log(`${readyMessage(server)}, ${api ? `API at ${api}` : 'on the mock'}.`);
if (!api) console.log('Log in as hanbit01 with hanbit01!. Stop with Ctrl+C.');
closeOnSignal(server);
