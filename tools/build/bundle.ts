import { build } from 'vite';
import { buildTarget } from './supported-browsers.ts';

/**
 * Bundles a file and its imports into one classic script.
 * @param entry the path of the file in the repository
 * @returns the code of the script
 * @throws Error if Vite returns no output
 */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: buildTarget, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  if (!('output' in result)) throw new Error(`${entry} was not built: Vite returned no output.`);
  return result.output[0].code;
}
