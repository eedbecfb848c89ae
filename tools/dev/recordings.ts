/**
 * `npm run recordings -- import <file.har>` makes scenarios of a HAR file that a browser has exported, into `recordings` or
 * the folder of `--into`. `-- diff <folder>` lists what the contract or the mock would answer differently today.
 */
import { parseCommand, usageError } from '#tools/command/command-line.ts';
import { diffRecordings } from './backend/recording/diff.ts';
import { importHar } from './backend/recording/import-har.ts';

const {
  values,
  positionals: [task = '', path = ''],
} = parseCommand('recordings');
try {
  if (task !== 'import' && task !== 'diff') throw usageError('recordings', `there is no task ${task}`);
  const lines =
    task === 'import' ? await importHar(path, values.into, values['keep-values']) : await diffRecordings(path);
  for (const line of lines) console.log(line);
  if (task === 'diff' && lines.length > 1) process.exitCode = 1;
} catch (error) {
  console.error(`recordings: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
