/**
 * `npm run audit` builds the site, unless `--base` names a deployed one, and audits it. `npm run audit:defects` seeds
 * defects into the built site and counts how many of them the audit detects.
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
process.exit(runToEnd('tsx', [`tools/audit/${purpose === 'defects' ? 'seeded-defects/main' : 'main'}.ts`, ...args]));
