/**
 * `npm run mock`: runs the mock as an HTTP server. With `--backend <url>`, a backend answers a part of the operations. If a
 * file of the mock has changed, it bundles the mock into one file first, because loading a hundred files separately takes
 * most of the start time.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { runServer } from '#mocks/server.ts';
import { parseCommand } from '#tools/command/command-line.ts';

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

const { values } = parseCommand('mock');

/** Runs the bundled mock. */
async function runBundle(): Promise<void> {
  if (!isBundleFresh()) await writeBundle();
  const checked = resolve(dirname(bundle), `checked-${encodeURIComponent(values.size)}`);
  // A bundle always creates the same world, so it needs one check per size. The check takes longer than the start.
  const check = (statSync(checked, { throwIfNoEntry: false })?.mtimeMs ?? 0) < statSync(bundle).mtimeMs;
  const server: { runServer: typeof runServer } = await import(pathToFileURL(bundle).href);
  const { size, host, controls, recordings } = values;
  await server.runServer({ port: Number(values.port), size, host, controls, recordings, check });
  if (!process.exitCode) writeFileSync(checked, '');
}

if (values.backend === undefined) await runBundle();
else {
  (await import('tsx/esm/api')).register();
  const { runHybrid } = await import('./mock-backend.ts');
  await runHybrid(values.backend, values);
}
