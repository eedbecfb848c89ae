/** Bundles the audit for its package: the command, the scripts for the page, the transcripts and the licences. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptSources } from '#audit/run/bundle.ts';
import { bundleCommand } from '#tools/build/package-command.ts';

const folder = import.meta.dirname;
await bundleCommand(folder, {
  entry: 'src/main.ts',
  command: 'audit',
  exitCode: 3,
  // npm installs these packages, which read files of their own.
  external: ['@axe-core/playwright', '@playwright/test', 'axe-core', 'esbuild', 'html-validate', 'sharp'],
  scripts: scriptSources,
});
await cp(join(folder, 'src/transcripts/reviewed'), join(folder, 'dist/reviewed'), { recursive: true });
