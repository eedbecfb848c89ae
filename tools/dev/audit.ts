/**
 * `npm run audit` builds the site, unless `--base` names a deployed one, and audits it. `npm run audit:defects` seeds
 * defects into the built site and counts how many of them the audit detects.
 */
import { spawnSync } from 'node:child_process';

// A .env file configures the site of one developer; the audit must find the same on every machine.
process.env.ENV_FILES = 'false';

const [purpose, ...args] = process.argv.slice(2);
const run = (command: string, given: string[]): number => {
  const { status, error } = spawnSync(command, given, { stdio: 'inherit' });
  if (error) console.error(`audit: ${command} does not start: ${error.message}`);
  return status ?? 1;
};

if (!args.some((arg) => arg.startsWith('--base'))) {
  const built = run('tsx', ['tools/build/build.ts']);
  if (built !== 0) process.exit(built);
}
process.exit(run('tsx', [`tools/audit/${purpose === 'defects' ? 'seeded-defects/main' : 'main'}.ts`, ...args]));
