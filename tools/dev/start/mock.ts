/**
 * `npm run mock`: runs the mock as an HTTP server. With `--backend <url>`, a backend answers a part of the operations, for
 * tests and other tools. The options `--mock`, `--real` and `--record` are those of `npm run start:backend`.
 */
import { type MockServerOptions, runServer } from '#mocks/server.ts';
import { parseCommand } from '#tools/command/command-line.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { Recorder } from '#tools/dev/backend/recording/recorder.ts';
import { Sources } from '#tools/dev/backend/sources.ts';
import { parseServerUrl } from './server-messages.ts';

const { values } = parseCommand('mock');
const { size, host, controls, record, recordings } = values;
const print = (line: string) => console.log(`mock: ${line}`);

/** Returns the option that answers each request from the mock or the backend. @throws Error with one line */
function connectBackend(argument: string): Pick<MockServerOptions, 'answer'> {
  const backend = parseServerUrl(argument);
  if (!backend) throw new Error(`--backend: '${argument}' is not an http or https URL.`);
  const sources = new Sources(values);
  const recorder = record === undefined ? null : new Recorder(record, { keepsValues: values['keep-values'], print });
  const hybrid = new Hybrid({ backend, sources, controls, print, recorder });
  print(`the backend is at ${backend.href.replace(/\/$/, '')}`);
  return { answer: (request) => hybrid.answer(request) };
}

try {
  const connection = values.backend === undefined ? {} : connectBackend(values.backend);
  await runServer({ port: Number(values.port), size, host, controls, recordings: record ?? recordings, ...connection });
} catch (error) {
  console.error(`mock: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
