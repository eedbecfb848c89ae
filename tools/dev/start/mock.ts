/**
 * The mock as an HTTP server: `npm run mock`. It is bundled into one file first, when something of it has changed, as
 * reading a hundred files one by one takes most of its start.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** As deep as the files of the mock that look for others by their own place. */
const bundle = resolve('.cache/mock/server.mjs');
const record = resolve('.cache/mock/inputs.json');

/** Whether the bundle is younger than each file that it was made of. */
function isBundleFresh(): boolean {
  if (!existsSync(bundle) || !existsSync(record)) return false;
  const made = statSync(bundle).mtimeMs;
  const inputs: string[] = JSON.parse(readFileSync(record, 'utf8'));
  return inputs.every((input) => (statSync(input, { throwIfNoEntry: false })?.mtimeMs ?? made) < made);
}

/** What is imported when it is wanted is large, and would make every start slower. */
const keepDynamicImportsExternal: Plugin = {
  name: 'late-ones-stay-out',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

async function writeBundle(): Promise<void> {
  const { build } = await import('esbuild');
  mkdirSync(dirname(bundle), { recursive: true });
  // Two that start at once must not read what the other has half written.
  const outfile = `${bundle}.${process.pid}`;
  const { metafile } = await build({
    entryPoints: ['mocks/server.ts'],
    outfile,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    // Packages that are no modules ask for this.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    plugins: [keepDynamicImportsExternal],
    logLevel: 'error',
  });
  renameSync(outfile, bundle);
  writeFileSync(record, JSON.stringify([...Object.keys(metafile.inputs), 'package-lock.json']));
}

if (!isBundleFresh()) await writeBundle();
// The server runs when it is what was started, and not when it is only imported.
process.argv[1] = bundle;
await import(pathToFileURL(bundle).href);
