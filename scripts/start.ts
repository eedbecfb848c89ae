/**
 * The development server: `npm start`, on another port with `npm start -- --port 5174`. The site runs on the embedded
 * mock; with API_SERVER set to an address, on the server there.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

/** Ends the run with one line that says what is wrong and what to do. */
function fail(message: string): never {
  console.error(`start: ${message}`);
  process.exit(1);
}

function portFromArguments(): number {
  const usage = 'Use it like this: npm start -- --port 5174';
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });
    const port = Number(values.port);
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : fail(`${values.port} is no port. ${usage}`);
  } catch (error) {
    return fail(`${(error as Error).message.split(/[.\n]/)[0]}. ${usage}`);
  }
}

const port = portFromArguments();
const api = process.env.API_SERVER;
if (api) process.env.VITE_API = 'server';
const server = await createServer({ logLevel: 'warn', clearScreen: false, server: { port, strictPort: true } });

await server.listen().catch((error: Error) => {
  if (!/in use/.test(error.message)) fail(error.message);
  fail(`port ${port} is taken. End what uses it, or take another: npm start -- --port ${port + 1}`);
});

const seconds = (performance.now() / 1000).toFixed(1);
console.log(`${server.resolvedUrls?.local[0]} ready in ${seconds} s, ${api ? `API at ${api}` : 'on the mock'}.`);
if (!api) console.log('Log in as hanbit01 with hanbit01!. Stop with Ctrl+C.');

// The first page is compiled while its reader turns to the browser.
void server.warmupRequest('/src/main.tsx');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    process.exitCode = 0;
    // What is half compiled fails now, and that is no news.
    server.config.logger.error = () => {};
    void server.close().finally(() => process.exit());
  });
}
