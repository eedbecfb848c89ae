/**
 * `npm run start:backend -- https://api.example`: runs the site on a real server. The command tests the server first. After
 * that, the page checks each response against the contract and reports differences on the console of the browser. With
 * `--mock` and `--real`, the mock answers a part of the operations. `--record <folder>` records what the server answers.
 */

import { operationIds } from '#mocks/http/document.ts';
import { setRecordedStore } from '#mocks/recordings/recorded-scenarios.ts';
import { defaultRecordings, recordedFiles } from '#mocks/recordings/recording-folder.node.ts';
import { parseCommand, usageError } from '#tools/command/command-line.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { developmentApi } from '#tools/dev/backend/plugin.ts';
import { Recorder } from '#tools/dev/backend/recording/recorder.ts';
import { Sources } from '#tools/dev/backend/sources.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { probeServer } from './probe.ts';
import { parseServerUrl } from './server-messages.ts';
import { closeOnSignal, closeSite, exitWithError, readyMessage, serveSite } from './site.ts';

const {
  values,
  positionals: [argument = ''],
} = parseCommand('start:backend');
const url =
  parseServerUrl(argument) ??
  exitWithError(usageError('start:backend', `${argument} is not an http or https URL`).message);
const { VITE_CLIENT_SECRET } = requireEnvironment('development');

/** Returns a value, or ends the process with the line of an error. */
function valueOrExit<Value>(create: () => Value): Value {
  try {
    return create();
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}
const printLine = (line: string) => console.log(line);
const openRecorder = (path: string) => new Recorder(path, { keepsValues: values['keep-values'], print: printLine });
const sources = valueOrExit(() => new Sources(values));
if (!values.unchecked) {
  const asked = operationIds.filter((id) => sources.isBackend(id));
  const { usable, missing, lines } = await probeServer(url, VITE_CLIENT_SECRET, asked);
  if (!usable) exitWithError(`${lines[0]} To start all the same, add --unchecked.`);
  for (const line of lines) console.log(line);
  const replaced = missing.filter((id) => sources.isReplaceable(id));
  for (const id of replaced) sources.set(id, 'missing');
  const unanswered = missing.filter((id) => !replaced.includes(id));
  if (replaced.length > 0) console.log(`The mock answers what is not built: ${replaced.join(', ')}.`);
  if (unanswered.length > 0)
    console.log(`Not built: ${unanswered.join(', ')}. With --mock missing, the mock answers them.`);
}

const { record } = values;
const recorder = record === undefined ? null : valueOrExit(() => openRecorder(record));
const folder = record ?? defaultRecordings;
setRecordedStore(recordedFiles(folder));
const hybrid = new Hybrid({ backend: url, sources, print: printLine, recorder });
const server = await serveSite({
  port: Number(values.port),
  command: `npm run start:backend -- ${argument}`,
  api: 'server',
  plugins: [developmentApi(folder, hybrid)],
});
const target = url.href.replace(/\/$/, '');
console.log(`${readyMessage(server.resolvedUrls?.local[0])}, API at ${target}. Stop with Ctrl+C.`);
console.log('The console of the browser shows responses that break the contract.');
closeOnSignal(async () => {
  hybrid.close();
  await recorder?.close();
  await closeSite(server);
});
