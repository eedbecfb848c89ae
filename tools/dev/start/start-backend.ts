/**
 * `npm run start:backend`: runs the site on a real server. The command tests the server first. After that, the page checks
 * each response against the contract and reports differences on the console of the browser.
 */
import { operationIds } from '#mocks/http/document.ts';
import { parseCommand, UsageError } from '#tools/command/command-line.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { developmentApi } from '#tools/dev/backend/plugin.ts';
import { Sources } from '#tools/dev/backend/sources.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { probeServer } from './probe.ts';
import { parseServerUrl } from './server-messages.ts';
import { closeOnSignal, closeSite, exitWithError, printReady, requireNetwork, serveSite } from './site.ts';

const {
  values,
  positionals: [argument = ''],
} = parseCommand('start:backend');
const { VITE_CLIENT_SECRET } = requireEnvironment('development');
const port = Number(values.port);
const network = await requireNetwork(values);
const print = (line: string) => console.log(line);

/** Tests the server, and lets the mock answer what is not built. A server that cannot be used ends the process. */
async function checkServer(url: URL, sources: Sources): Promise<void> {
  const asked = operationIds.filter((id) => sources.isBackend(id));
  const { usable, missing, lines } = await probeServer(url, VITE_CLIENT_SECRET, asked);
  if (!usable) exitWithError(`${lines[0]} To start all the same, add --unchecked.`);
  for (const line of lines) print(line);
  const replaced = missing.filter((id) => sources.isReplaceable(id));
  for (const id of replaced) sources.set(id, 'missing');
  const rest = missing.filter((id) => !replaced.includes(id));
  if (replaced.length > 0) print(`The mock answers what is not built: ${replaced.join(', ')}.`);
  if (rest.length > 0) print(`Not built: ${rest.join(', ')}. With --mock missing, the mock answers them.`);
}

try {
  const url = parseServerUrl(argument);
  if (!url) throw new UsageError('start:backend', `${argument} is not an http or https URL`);
  const sources = new Sources(values);
  if (!values.unchecked) await checkServer(url, sources);
  const hybrid = new Hybrid({ backend: url, sources, print });
  const server = await serveSite({
    port,
    network,
    command: `npm run start:backend -- ${argument}`,
    api: 'server',
    plugins: [developmentApi(hybrid)],
  });
  const target = url.href.replace(/\/$/, '');
  printReady(network, port, `API at ${target}. Stop with Ctrl+C.`);
  print('The console of the browser shows responses that break the contract.');
  closeOnSignal(() => closeSite(server));
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
