/** `npm run release`: publishes a build with hosting/release.sh, which needs the tools of Linux. */
import { spawnSync } from 'node:child_process';
import { parseCommand } from '#tools/command/command-line.ts';

parseCommand('release');
if (process.platform !== 'linux') {
  console.error('release: publishing needs Linux, with bash and the GNU tools. Copy the build there and run it there.');
  process.exit(1);
}
process.exitCode =
  spawnSync('bash', ['hosting/release.sh', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
