/**
 * `npm run mock -- --backend <url>`: serves a hybrid of mock and backend over HTTP, for tests and other tools. The options
 * `--mock`, `--real` and `--record` are those of `npm run start:backend`.
 */
import { parseArgs } from 'node:util';
import { setRecordedStore } from '#mocks/recordings/recorded-scenarios.ts';
import { defaultRecordings, recordedFiles } from '#mocks/recordings/recording-folder.node.ts';
import { createMockServer, startupErrorText } from '#mocks/server.ts';
import { mailHooks } from '#mocks/store/sent-codes.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { Recorder } from '#tools/dev/backend/recording/recorder.ts';
import { Sources } from '#tools/dev/backend/sources.ts';
import { parseServerUrl } from './server-messages.ts';

const printLine = (line: string) => console.log(`mock: ${line}`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      backend: { type: 'string', default: '' },
      mock: { type: 'string' },
      real: { type: 'string' },
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      controls: { type: 'boolean', default: false },
      record: { type: 'string' },
      'keep-values': { type: 'boolean', default: false },
      recordings: { type: 'string', default: defaultRecordings },
    },
  });
  const backend = parseServerUrl(values.backend);
  if (!backend) throw new Error(`--backend: '${values.backend}' is not an http or https URL.`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`'${values.port}' is not a valid port.`);
  const { host, controls, record, recordings } = values;
  const recorder =
    record === undefined ? null : new Recorder(record, { keepsValues: values['keep-values'], print: printLine });
  setRecordedStore(recordedFiles(record ?? recordings));
  const sources = new Sources(values);
  const hybrid = new Hybrid({ backend, sources, controls, print: printLine, recorder });
  mailHooks.onCodeSent = ({ email, code }) => printLine(`the code for ${email} is ${code}`);
  const server = await createMockServer({ port, host, answer: (request) => hybrid.answer(request) });
  printLine(`ready on ${server.url}, backend at ${backend.href.replace(/\/$/, '')}`);
}

await main().catch((error: unknown) => {
  console.error(`mock: ${startupErrorText(error, undefined)}`);
  process.exitCode = 1;
});
