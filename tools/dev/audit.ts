/**
 * `npm run audit`: builds the site, unless `--base` names one that is deployed, and audits it. `npm run audit:kills`
 * seeds defects into the built site and measures which of them are found.
 */
import { spawnSync } from 'node:child_process';

// A .env file configures the site of one developer; the audit must find the same on every machine.
process.env.ENV_FILES = 'false';

const [purpose, ...args] = process.argv.slice(2);
const runToEnd = (command: string, given: string[]): number => {
  const { status, error } = spawnSync(command, given, { stdio: 'inherit' });
  if (error) console.error(`audit: ${command} does not start: ${error.message}`);
  return status ?? 1;
};

if (!args.some((arg) => arg.startsWith('--base'))) {
  const built = runToEnd('tsx', ['tools/build/build.ts']);
  if (built !== 0) process.exit(built);
}
process.exit(runToEnd('tsx', [`tools/audit/${purpose === 'kills' ? 'kills/main' : 'main'}.ts`, ...args]));
