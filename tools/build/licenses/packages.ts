import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of a package, up to its name, in the path of one of its files. */
const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The path of a module that the bundler itself adds, such as its runtime: a null character and the package's name. */
const bundlerModule = /^\0(rolldown|vite)\//;

/**
 * Returns the folder of the package that a module belongs to.
 * @param id the bundler's name of a module, or the path of a file
 * @returns the absolute path of the folder, or null for a module of the project
 */
export function packageOfModule(id: string): string | null {
  const [, bundler] = bundlerModule.exec(id) ?? [];
  const folder = bundler ? `node_modules/${bundler}` : packageFolder.exec(id.replaceAll('\0', ''))?.[0];
  return folder ? resolve(folder) : null;
}

/**
 * Collects the packages of a build: those of its scripts, of its style sheets, and of files such as fonts.
 * @param folders the set to which the plugin adds the folder of each package
 */
export const collectPackages = (folders: Set<string>): Plugin => ({
  name: 'collect-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const outputs = Object.values(bundle);
    const files = outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : output.originalFileNames));
    // A chunk does not list the style sheets that were extracted from it.
    const sheets = [...this.getModuleIds()].filter((id) => /\.css($|\?)/.test(id));
    for (const id of [...files, ...sheets]) {
      const folder = packageOfModule(id);
      if (folder) folders.add(folder);
    }
  },
});
