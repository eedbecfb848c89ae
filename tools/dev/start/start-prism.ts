/**
 * `npm run start:prism`: runs the site on Prism, another mock of the same contract, and ends both together. Prism keeps no
 * state. It returns the first example of each operation, or the example in the header `Prefer`.
 */
import { parseCommand } from '#tools/command/command-line.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { freePort } from './free-port.ts';
import { startPrism } from './prism.ts';
import { closeOnSignal, closeSite, exitWithError, readyMessage, serveSite } from './site.ts';

const command = 'npm run start:prism --';
const { values } = parseCommand('start:prism');
const [port, prismPort] = [Number(values.port), Number(values['prism-port'])];

requireEnvironment('development');

await freePort(prismPort, '127.0.0.1').catch(() =>
  exitWithError(
    `port ${prismPort} is in use. End the program that uses it, or choose another port: ${command} --prism-port ${prismPort + 1}`,
  ),
);
const prism = await startPrism(prismPort).catch((error: Error) =>
  exitWithError(`${error.message} \`npx prism mock mocks/generated/contract.json\` shows details.`),
);
// Ends Prism with this process, also after an error.
process.on('exit', () => prism.process.kill());

const server = await serveSite({
  port,
  command,
  api: 'prism',
  proxy: {
    target: prism.address,
    // Prism ignores the contract's `servers`, so its paths have no /api.
    rewrite: (path) => path.replace(/^\/api/, ''),
    // Prism never responds to a body that is not JSON. The limit ends such requests.
    proxyTimeout: 10_000,
  },
});

console.log(`${readyMessage(server.resolvedUrls?.local[0])}, on Prism at ${prism.address}. Stop both with Ctrl+C.`);
let isClosing = false;
prism.process.on('exit', () => {
  // Ctrl+C ends both processes, and Prism may end first.
  setTimeout(() => isClosing || exitWithError('Prism ended, so the site has no API. Run the command again.'), 500);
});
closeOnSignal(() => {
  isClosing = true;
  return Promise.all([prism.stop(), closeSite(server)]);
});
