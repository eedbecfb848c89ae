/**
 * `npm run mock -- --backend <url>`: serves a hybrid of mock and backend over HTTP, for tests and other tools. The options
 * `--mock`, `--real` and `--record` are those of `npm run start:backend`.
 */
import { setRecordedStore } from '#mocks/recordings/recorded-scenarios.ts';
import { recordedFiles } from '#mocks/recordings/recording-folder.node.ts';
import { createMockServer, startupErrorText } from '#mocks/server.ts';
import { mailHooks } from '#mocks/store/sent-codes.ts';
import type { Parsed } from '#tools/command/command-line.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { Recorder } from '#tools/dev/backend/recording/recorder.ts';
import { Sources } from '#tools/dev/backend/sources.ts';
import { parseServerUrl } from './server-messages.ts';

const printLine = (line: string) => console.log(`mock: ${line}`);

/** Serves the hybrid, or prints why it cannot start. @param argument the URL of the backend */
export async function runHybrid(argument: string, options: Parsed<'mock'>['values']): Promise<void> {
  const { host, controls, record, recordings } = options;
  const port = Number(options.port);
  try {
    const backend = parseServerUrl(argument);
    if (!backend) throw new Error(`--backend: '${argument}' is not an http or https URL.`);
    const sources = new Sources(options);
    const recorder =
      record === undefined ? null : new Recorder(record, { keepsValues: options['keep-values'], print: printLine });
    setRecordedStore(recordedFiles(record ?? recordings));
    const hybrid = new Hybrid({ backend, sources, controls, print: printLine, recorder });
    mailHooks.onCodeSent = ({ email, code }) => printLine(`the code for ${email} is ${code}`);
    const server = await createMockServer({ port, host, answer: (request) => hybrid.answer(request) });
    printLine(`ready on ${server.url}, backend at ${backend.href.replace(/\/$/, '')}`);
  } catch (error) {
    console.error(`mock: ${startupErrorText(error, port)}`);
    process.exitCode = 1;
  }
}
