import { parseCommand } from '#tools/command/command-line.ts';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
export function endBuild(message: string): never {
  console.error(`build: ${message}`);
  process.exit(1);
}

/** Parses the command line of the build, A wrong one ends the process. */
export function parseBuildCommand() {
  const { values } = parseCommand('build');
  const { demo, base = '/', into = demo ? 'dist-demo' : 'dist' } = values;
  if (!demo && values.base !== undefined)
    return endBuild('--base needs --demo. The site itself is at the root of its host.');
  if (!/^\/([\w.~-]+\/)*$/.test(base)) return endBuild(`--base takes a path such as /society/, not ${base}.`);
  return { ...values, base, into };
}
