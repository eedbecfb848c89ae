import { parseArgs } from 'node:util';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
export function endBuild(message: string): never {
  console.error(`build: ${message}`);
  process.exit(1);
}

/**
 * Parses the command line of the build. An unknown option ends the process.
 * @returns the folder of the build; the build of React; whether an incomplete configuration is refused
 */
export function parseBuildCommand(): { into: string; react?: string; strict: boolean } {
  try {
    return parseArgs({
      options: {
        into: { type: 'string', default: 'dist' },
        react: { type: 'string' },
        strict: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message.split(/\. |\n/)[0] : error;
    return endBuild(`${problem}. Use it like this: npm run build -- --strict --into dist`);
  }
}
