/**
 * `npm run start:prism`: runs the site on Prism, another mock of the same contract, and ends both together. Prism keeps no
 * state. It returns the first example of each operation, or the example in the header `Prefer`.
 */
import { parseCommand } from '#tools/command/command-line.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { startPrism } from './prism.ts';
import { closeOnSignal, closeSite, exitWithError, printReady, requireNetwork, serveSite } from './site.ts';

const { values } = parseCommand('start:prism');
const port = Number(values.port);
requireEnvironment('development');
const network = await requireNetwork(values);
const prism = await startPrism().catch((error: Error) =>
  exitWithError(`${error.message} \`npx prism mock mocks/generated/contract.json\` shows details.`),
);
const server = await serveSite({
  port,
  network,
  command: 'npm run start:prism --',
  api: 'prism',
  proxy: {
    target: prism.address,
    // Prism ignores the contract's `servers`, so its paths have no /api.
    rewrite: (path) => path.replace(/^\/api/, ''),
    // Prism never responds to a body that is not JSON. The limit ends such requests.
    proxyTimeout: 10_000,
  },
});

printReady(network, port, `on Prism at ${prism.address}. Stop both with Ctrl+C.`);
let isClosing = false;
void prism.ended.then(() => isClosing || exitWithError('Prism ended, so the site has no API. Run the command again.'));
closeOnSignal(() => {
  isClosing = true;
  return Promise.all([prism.stop(), closeSite(server)]);
});
