/**
 * `npm run mock`: runs the mock as an HTTP server. With `--backend <url>`, a backend answers a part of the operations. If a file of the mock has changed, it bundles the mock into one file
 * first, because loading a hundred files separately takes most of the start time.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Plugin } from 'esbuild';

/** The bundle has the same depth as the mock's files, because these find other files relative to their own path. */
const bundle = resolve('.cache/mock/server.mjs');
const record = resolve('.cache/mock/inputs.json');

/** Returns whether the bundle is newer than all files from which it was made. */
function isBundleFresh(): boolean {
  if (!existsSync(bundle) || !existsSync(record)) return false;
  const bundledAt = statSync(bundle).mtimeMs;
  const inputs: string[] = JSON.parse(readFileSync(record, 'utf8'));
  return inputs.every((input) => (statSync(input, { throwIfNoEntry: false })?.mtimeMs ?? bundledAt) < bundledAt);
}

/** Leaves packages with a dynamic import out of the bundle. They are large and would slow down every start. */
const keepDynamicImportsExternal: Plugin = {
  name: 'keep-dynamic-imports-external',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Bundles the mock, and records the files from which the bundle is made. */
async function writeBundle(): Promise<void> {
  const { build } = await import('esbuild');
  mkdirSync(dirname(bundle), { recursive: true });
  // Two servers may start at the same time. Neither must read a bundle that the other has not completed.
  const outfile = `${bundle}.${process.pid}`;
  const { metafile } = await build({
    entryPoints: ['mocks/server.ts'],
    outfile,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    // CommonJS packages in the bundle call `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    plugins: [keepDynamicImportsExternal],
    logLevel: 'error',
  });
  renameSync(outfile, bundle);
  writeFileSync(record, JSON.stringify([...Object.keys(metafile.inputs), 'package-lock.json']));
}

/** Returns the file that is written when a bundle has checked the world of the chosen size. */
function checkedFile(): string {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'ordinary' } }, strict: false });
  return resolve(dirname(bundle), `checked-${encodeURIComponent(String(values.size))}`);
}

/** Runs the bundled mock. */
async function runBundle(): Promise<void> {
  if (!isBundleFresh()) await writeBundle();
  const checked = checkedFile();
  // A bundle always creates the same world, so it needs one check per size. The check takes longer than the start.
  const checkedAt = statSync(checked, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (checkedAt < statSync(bundle).mtimeMs) process.argv.push('--check');
  // mocks/server.ts starts the server only if it is the entry of the process.
  process.argv[1] = bundle;
  await import(pathToFileURL(bundle).href);
  if (!process.exitCode) writeFileSync(checked, '');
}

if (process.argv.some((argument) => /^--backend(=|$)/.test(argument))) {
  (await import('tsx/esm/api')).register();
  await import('./mock-backend.ts');
} else await runBundle();
