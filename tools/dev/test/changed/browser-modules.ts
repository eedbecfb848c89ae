import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { writeRecord } from './module-record.ts';

/** Returns the file of a URL of Vite's server, or undefined for packages and virtual modules. */
function fileOfUrl(pathname: string): string | undefined {
  if (pathname.startsWith('/@') || pathname.includes('/node_modules/')) return undefined;
  const file = resolve(`.${decodeURIComponent(pathname)}`);
  return existsSync(file) ? file : undefined;
}

/**
 * A command of the browser tests: records the modules that a test file has loaded, and the files that were read while
 * these modules were compiled, such as the values in a style sheet.
 */
export const recordModules: BrowserCommand<[pathnames: string[]]> = async ({ testPath, project }, pathnames) => {
  if (!testPath) return;
  const { moduleGraph } = (project.browser?.vite ?? project.vite).environments.client;
  const files = new Set(pathnames.flatMap((pathname) => fileOfUrl(pathname) ?? []));
  for (const file of [...files])
    for (const { transformResult, importedModules } of moduleGraph.getModulesByFile(file) ?? []) {
      // `transformResult` lists the imports. The other modules were added by plugins.
      const imports = new Set([...(transformResult?.deps ?? []), ...(transformResult?.dynamicDeps ?? [])]);
      for (const imported of importedModules)
        if (imported.file && !imports.has(imported.url) && existsSync(imported.file)) files.add(imported.file);
    }
  const paths = [...files].map((file) => relative('.', file)).filter((path) => !path.includes('node_modules'));
  await writeRecord('browser', relative('.', testPath), paths);
};
