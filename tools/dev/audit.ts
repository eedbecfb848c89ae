/**
 * `npm run audit`: builds the site, unless `--base` is the URL of a deployed site, and audits it. `npm run audit:kills`
 * adds seeded defects to the built site and measures which of them the audit detects.
 */
import { spawnSync } from 'node:child_process';

// .env files differ between developers, but the audit must give the same results on every machine.
process.env.ENV_FILES = 'false';

const [purpose, ...args] = process.argv.slice(2);
const runToEnd = (command: string, commandArgs: string[]): number => {
  const { status, error } = spawnSync(command, commandArgs, { stdio: 'inherit' });
  if (error) console.error(`audit: ${command} cannot be started: ${error.message}`);
  return status ?? 1;
};

if (!args.some((arg) => arg.startsWith('--base'))) {
  const built = runToEnd('tsx', ['tools/build/build.ts']);
  if (built !== 0) process.exit(built);
}
process.exit(runToEnd('tsx', [`tools/audit/${purpose === 'kills' ? 'kills/main' : 'main'}.ts`, ...args]));
