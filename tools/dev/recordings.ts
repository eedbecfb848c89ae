/**
 * `npm run recordings -- import <file.har>` makes scenarios of a HAR file that a browser has exported, into `recordings` or
 * the folder of `--into`. `-- diff <folder>` lists what the contract or the mock would answer differently today.
 */
import { parseArgs } from 'node:util';
import { defaultRecordings } from '#mocks/recordings/recording-folder.node.ts';
import { diffRecordings } from './backend/recording/diff.ts';
import { importHar } from './backend/recording/import-har.ts';

const usage =
  'Use it like this: npm run recordings -- import <file.har> [--into recordings] [--keep-values], or npm run recordings -- diff recordings';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string', default: defaultRecordings },
      'keep-values': { type: 'boolean', default: false },
    },
  });
  const [task, path, ...others] = positionals;
  if (!path || others.length > 0 || (task !== 'import' && task !== 'diff')) throw new Error(usage);
  const lines =
    task === 'import' ? await importHar(path, values.into, values['keep-values']) : await diffRecordings(path);
  for (const line of lines) console.log(line);
  if (task === 'diff' && lines.length > 1) process.exitCode = 1;
} catch (error) {
  console.error(`recordings: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
