import { parseArgs } from 'node:util';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
export function endBuild(message: string): never {
  console.error(`build: ${message}`);
  process.exit(1);
}

type BuildOptions = {
  /** The folder of the build. */
  into: string;
  /** The build of React, such as `development`. */
  react?: string;
  /** Whether an incomplete configuration is refused. */
  strict: boolean;
  /** Whether the demo is built. */
  demo: boolean;
  /** The path of the demo on its host, with a slash at both ends. */
  base: string;
  /** How much the files are compressed: `quick` is for tests. */
  compression: string;
};

/** Parses the command line of the build. An unknown option ends the process. */
export function parseBuildCommand(): BuildOptions {
  try {
    const { values } = parseArgs({
      options: {
        into: { type: 'string' },
        react: { type: 'string' },
        demo: { type: 'boolean', default: false },
        base: { type: 'string' },
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
