import { mkdir, writeFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The code size of each module of a chunk, in bytes before minification, by the path of the module. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** Returns the file with the report of a build. @param folder the folder of the build */
export const bundleReportFile = (folder: string) => `.cache/builds/modules-of-${basename(folder)}.json`;

/** Returns the path of a module from the root. A module of a package is named from the package's name. */
const moduleName = (id: string) => {
  const file = (id.split('?')[0] ?? '').replaceAll('\0', '');
  return file.includes('node_modules/') ? file.replace(/^.*node_modules\//, '') : relative('.', file);
};

/**
 * Writes the modules of each chunk with their sizes, as the bundler reports them. `npm test` compares them when a page
 * exceeds its budget.
 */
export const bundleReport = (): Plugin => ({
  name: 'bundle-report',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
    const report: Record<string, ModuleSizes> = {};
    for (const { fileName, modules } of chunks) {
      const sizes = Object.entries(modules).map(
        ([id, { renderedLength }]) => [moduleName(id), renderedLength] as const,
      );
      report[`/${fileName}`] = Object.fromEntries(sizes.filter(([, size]) => size > 0));
    }
    await mkdir('.cache/builds', { recursive: true });
    await writeFile(bundleReportFile(dir), JSON.stringify(report));
  },
});
