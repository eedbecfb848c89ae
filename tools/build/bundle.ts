import { build } from 'vite';
import { buildTarget } from './supported-browsers.ts';

/** Returns the folders of the packages that have some of the files. */
export const packageFolders = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))].sort();

type BundleOptions = {
  /** The texts by which the bundler replaces names of the script. */
  constants?: Readonly<Record<string, string>>;
  /** The oldest syntax of the script; by default that of the site. */
  target?: string | string[];
};

/**
 * Bundles a file and its imports into one classic script.
 * @param entry the path of the file in the repository
 * @returns the code of the script
 * @throws Error if Vite returns no output, or if the script has code of a package: licenses.txt lists only packages of the
 *   site's main build
 */
export async function bundleScript(
  entry: string,
  { constants = {}, target = buildTarget }: BundleOptions = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in result)) throw new Error(`${entry} was not built: Vite returned no output.`);
  const [{ code, moduleIds }] = result.output;
  const packages = packageFolders(moduleIds);
  if (packages.length > 0) throw new Error(`${entry} must not import packages: ${packages.join(', ')}.`);
  return code;
}
