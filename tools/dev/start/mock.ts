/**
 * `npm run mock`: runs the mock as an HTTP server. With `--backend <url>`, a backend answers a part of the operations, for
 * tests and other tools. The options `--mock` and `--real` are those of `npm run start:backend`.
 */
import { type MockServerOptions, runServer } from '#mocks/server.ts';
import { parseCommand } from '#tools/command/command-line.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { Sources } from '#tools/dev/backend/sources.ts';
import { parseServerUrl } from './server-messages.ts';

const { values } = parseCommand('mock');
const { size, host, controls } = values;
const print = (line: string) => console.log(`mock: ${line}`);

/** Returns the option that answers each request from the mock or the backend. @throws Error with one line */
function connectBackend(argument: string): Pick<MockServerOptions, 'answer'> {
  const backend = parseServerUrl(argument);
  if (!backend) throw new Error(`--backend: '${argument}' is not an http or https URL.`);
  const hybrid = new Hybrid({ backend, sources: new Sources(values), controls, print });
  print(`the backend is at ${backend.href.replace(/\/$/, '')}`);
  return { answer: (request) => hybrid.answer(request) };
}

try {
  const connection = values.backend === undefined ? {} : connectBackend(values.backend);
  await runServer({ port: Number(values.port), size, host, controls, ...connection });
} catch (error) {
  console.error(`mock: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
