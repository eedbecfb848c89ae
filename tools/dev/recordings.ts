/** `npm run recordings`: imports a HAR file that a browser has exported, or compares recordings with contract and mock. */
import { parseCommand, UsageError } from '#tools/command/command-line.ts';
import { diffRecordings } from './backend/recording/diff.ts';
import { importHar } from './backend/recording/import-har.ts';

const {
  values,
  positionals: [task = '', path = ''],
} = parseCommand('recordings');
try {
  if (task !== 'import' && task !== 'diff') throw new UsageError('recordings', `there is no task ${task}`);
  const lines =
    task === 'import' ? await importHar(path, values.into, values['keep-values']) : await diffRecordings(path);
  for (const line of lines) console.log(line);
  if (task === 'diff' && lines.length > 1) process.exitCode = 1;
} catch (error) {
  console.error(`recordings: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
