import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { SiteTable } from '#tools/hosting/site-table.ts';

const templates = resolve(import.meta.dirname, '../../../hosting/edge');

/** Writes the worker of a build with its configuration for wrangler, and the list of the files that it does not upload. */
export async function writeEdgeFiles(folder: string, table: SiteTable): Promise<void> {
  const into = join(folder, 'hosting/edge');
  await build({
    entryPoints: [join(import.meta.dirname, 'worker.ts')],
    outfile: join(into, 'worker.js'),
    bundle: true,
    format: 'esm',
    target: 'es2024',
    define: { SITE_TABLE: JSON.stringify(table) },
    logLevel: 'warning',
  });
  await copyFile(join(templates, 'wrangler.json'), join(into, 'wrangler.json'));
  await copyFile(join(templates, '.assetsignore'), join(folder, '.assetsignore'));
}
