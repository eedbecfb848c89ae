import { build } from 'vite';

/**
 * Makes one classic script of a file and what it imports.
 * @param entry its path in the repository
 * @returns the code
 */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  if (!('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code;
}
