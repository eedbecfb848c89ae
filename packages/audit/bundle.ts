/** Bundles the audit for its package: the command, the scripts for the page, the transcripts and the licences. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { scriptSources } from '#audit/run/bundle.ts';
import { readNotice } from '#tools/build/licenses/licenses.ts';

const folder = import.meta.dirname;
const outputFolder = join(folder, 'dist');
await rm(outputFolder, { recursive: true, force: true });
await mkdir(outputFolder, { recursive: true });
const command = await build({
  absWorkingDir: folder,
  entryPoints: ['src/main.ts'],
  outfile: 'dist/audit.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // npm installs these packages, which read files of their own.
  external: ['@axe-core/playwright', '@playwright/test', 'axe-core', 'esbuild', 'html-validate', 'sharp', 'yaml'],
  banner: {
    // Packages in CommonJS call `require` for modules of Node.
    js: [
      '#!/usr/bin/env node',
      "import { createRequire as createAuditRequire } from 'node:module';",
      'const require = createAuditRequire(import.meta.url);',
    ].join('\n'),
  },
  metafile: true,
  logLevel: 'warning',
});
const scripts = await Promise.all(
  Object.entries(scriptSources).map(([name, contents]) =>
    build({
      absWorkingDir: folder,
      stdin: { contents, resolveDir: folder, loader: 'ts' },
      outfile: `dist/${name}.js`,
      bundle: true,
      format: 'iife',
      target: 'es2022',
      metafile: true,
      logLevel: 'warning',
    }),
  ),
);
await cp(join(folder, 'src/transcripts/reviewed'), join(outputFolder, 'reviewed'), { recursive: true });

const inputs = [command, ...scripts].flatMap(({ metafile }) => Object.keys(metafile.inputs));
const packages = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []));
const notices = await Promise.all(['.', ...packages].map((path) => readNotice(join(folder, path))));
const lines = notices.map(({ name, version, identifier, text }) => `${name} ${version}: ${identifier}\n\n${text}\n`);
await writeFile(join(outputFolder, 'licenses.txt'), lines.join('\n'));
