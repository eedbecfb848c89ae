/** `npm run recordings`: makes scenarios of a HAR file that a browser has exported. */
import { parseCommand, UsageError } from '#tools/command/command-line.ts';
import { importHar } from './backend/recording/import-har.ts';

const {
  values,
  positionals: [task = '', path = ''],
} = parseCommand('recordings');
try {
  if (task !== 'import') throw new UsageError('recordings', `there is no task ${task}`);
  for (const line of await importHar(path, values.into, values['keep-values'])) console.log(line);
} catch (error) {
  console.error(`recordings: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
