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
  /** How much the files are compressed: `quick` is for tests. */
  compression: string;
};

/** Parses the command line of the build. An unknown option ends the process. */
export function parseBuildCommand(): BuildOptions {
  try {
    return parseArgs({
      options: {
        into: { type: 'string', default: 'dist' },
        react: { type: 'string' },
        strict: { type: 'boolean', default: false },
        compression: { type: 'string', default: 'best' },
      },
    }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message.split(/\. |\n/)[0] : error;
    return endBuild(`${problem}. Use it like this: npm run build -- --strict --into dist`);
  }
}
