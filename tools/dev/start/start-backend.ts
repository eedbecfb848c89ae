/**
 * `npm run start:backend -- https://api.example`: runs the site on a real server. The command tests the server first. After
 * that, the page checks each response against the contract and reports differences on the console of the browser.
 */
import { requireEnvironment } from '#tools/environment/environment.ts';
import { probeServer } from './probe.ts';
import { parseServerUrl } from './server-messages.ts';
import { closeOnSignal, closeSite, exitWithError, parseStartCommand, readyMessage, serveSite } from './site.ts';

const command = 'npm run start:backend --';
const usage = `Use it like this: ${command} http://127.0.0.1:8080`;
const { ports, positionals } = parseStartCommand(`${usage} --port 5174`, { port: 5173 });
const [argument] = positionals;
if (!argument || positionals.length > 1) exitWithError(`the command needs one URL of a server. ${usage}`);

const url = parseServerUrl(argument) ?? exitWithError(`${argument} is not an http or https URL. ${usage}`);
const { VITE_CLIENT_SECRET } = requireEnvironment('development');
const result = await probeServer(url, VITE_CLIENT_SECRET);
if (!result.ok) exitWithError(result.line);

const target = url.href.replace(/\/$/, '');
const server = await serveSite({
  port: ports.port,
  command: `${command} ${argument}`,
  api: 'server',
  proxy: { target, changeOrigin: true },
});
console.log(`${readyMessage(server.resolvedUrls?.local[0])}, API at ${target}. Stop with Ctrl+C.`);
if (result.note) console.log(result.note);
console.log('The console of the browser shows responses that break the contract.');
closeOnSignal(() => closeSite(server));
