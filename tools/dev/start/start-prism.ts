/**
 * The site on Prism, another mock of the same contract: `npm run start:prism`. One command starts both and ends both.
 * Prism keeps no state: it answers the first example of each operation, or the one that a `Prefer` header names.
 */
import { requireEnvironment } from '#tools/environment/environment.ts';
import { isPortFree, startPrism } from './prism.ts';
import { closeOnSignal, exitWithError, parseStartCommand, readyMessage, serveSite } from './site.ts';

const command = 'npm run start:prism --';
const usage = `Use it like this: ${command} --port 5174 --prism-port 4021`;
const { ports, positionals } = parseStartCommand(usage, { port: 5173, 'prism-port': 4020 });
if (positionals.length > 0) exitWithError(`${positionals[0]} is not understood. ${usage}`);

requireEnvironment('development');

const prismPort = ports['prism-port'];
if (!(await isPortFree(prismPort)))
  exitWithError(
    `port ${prismPort} is taken. End what uses it, or take another: ${command} --prism-port ${prismPort + 1}`,
  );
const prism = await startPrism(prismPort).catch((error: Error) =>
  exitWithError(`${error.message} \`npx prism mock mocks/generated/contract.json\` says more.`),
);
// However this ends, Prism is not left behind.
process.on('exit', () => prism.process.kill());

const server = await serveSite({
  port: ports.port,
  command,
  api: 'prism',
  proxy: {
    target: prism.address,
    // Prism takes no notice of the contract's `servers`.
    rewrite: (path) => path.replace(/^\/api/, ''),
    // It never answers a body that is no JSON; the site must not wait for ever.
    proxyTimeout: 10_000,
  },
});

console.log(`${readyMessage(server)}, on Prism at ${prism.address}. Stop both with Ctrl+C.`);
let told = false;
prism.process.on('exit', () => {
  // Ctrl+C reaches both, and Prism may be the first to go.
  setTimeout(() => told || exitWithError('Prism ended, so the site has no API. Run the command again.'), 500);
});
closeOnSignal(server, () => {
  told = true;
  void prism.stopPrism();
});
