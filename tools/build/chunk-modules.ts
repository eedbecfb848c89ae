import { mkdir, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Returns the path of a module from the root, or nothing for packages and for files that the build writes. */
function pathOfModule(id: string): string[] {
  const file = id.split('?')[0] ?? '';
  return isAbsolute(file) && !/node_modules|\.cache/.test(file) ? [relative('.', file)] : [];
}

/**
 * Writes which modules each chunk has to `.cache/builds`. `npm test -- --changed` chooses end-to-end tests by them.
 */
export const chunkModules = (): Plugin => ({
  name: 'chunk-modules',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
    const modules = chunks.map(({ fileName, moduleIds }) => [`/${fileName}`, moduleIds.flatMap(pathOfModule)]);
    await mkdir('.cache/builds', { recursive: true });
    await writeFile(`.cache/builds/chunks-of-${basename(dir)}.json`, JSON.stringify(Object.fromEntries(modules)));
  },
});
