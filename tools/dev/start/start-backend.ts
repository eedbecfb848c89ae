/**
 * The site on a real server: `npm run start:backend -- https://api.example`. The server is tried first. From then on
 * each answer is checked against the contract in the browser, which says on its console what differs.
 */
import { requireEnvironment } from '#tools/environment/environment.ts';
import { parseServerUrl, probeServer } from './probe.ts';
import { closeOnSignal, exitWithError, parseStartCommand, readyMessage, serveSite } from './site.ts';

const command = 'npm run start:backend --';
const usage = `Use it like this: ${command} http://127.0.0.1:8080`;
const { ports, positionals } = parseStartCommand(`${usage} --port 5174`, { port: 5173 });
const [given] = positionals;
if (!given || positionals.length > 1) exitWithError(`it takes one address of a server. ${usage}`);

const url = parseServerUrl(given) ?? exitWithError(`${given} is no http or https address. ${usage}`);
const { VITE_CLIENT_SECRET } = requireEnvironment('development');
const finding = await probeServer(url, VITE_CLIENT_SECRET);
if (!finding.ok) exitWithError(finding.line);

const target = url.href.replace(/\/$/, '');
const server = await serveSite({
  port: ports.port,
  command: `${command} ${given}`,
  api: 'server',
  proxy: { target, changeOrigin: true },
});
console.log(`${readyMessage(server)}, API at ${target}. Stop with Ctrl+C.`);
if (finding.note) console.log(finding.note);
console.log('What breaks the contract is said on the console of the browser.');
closeOnSignal(server);
