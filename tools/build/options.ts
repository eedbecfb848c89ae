import { parseArgs } from 'node:util';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
export function endBuild(message: string): never {
  console.error(`build: ${message}`);
  process.exit(1);
}

/** Parses the command line of the build, which build.ts describes. An unknown option ends the process. */
export function parseBuildCommand() {
  try {
    const { values } = parseArgs({
      options: {
        into: { type: 'string' },
        react: { type: 'string' },
        demo: { type: 'boolean', default: false },
        base: { type: 'string' },
        edge: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        compression: { type: 'string', default: 'best' },
      },
    });
    const { demo, base = '/', into = demo ? 'dist-demo' : 'dist' } = values;
    if (!demo && values.base !== undefined)
      return endBuild('--base needs --demo. The site itself is at the root of its host.');
    if (!/^\/([\w.~-]+\/)*$/.test(base)) return endBuild(`--base takes a path such as /society/, not ${base}.`);
    return { ...values, base, into };
  } catch (error) {
    const problem = error instanceof Error ? error.message.split(/\. |\n/)[0] : error;
    return endBuild(`${problem}. Use it like this: npm run build -- --strict --into dist`);
  }
}
