/** Bundles the command of a package that npm installs elsewhere. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { readNotice } from './licenses/licenses.ts';

/** Returns the folders of the packages whose code is in some bundles, relative to the folder of the build. */
function bundledPackages(bundles: readonly Metafile[]): string[] {
  const inputs = bundles.flatMap((bundle) => Object.keys(bundle.inputs));
  return [...new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))].sort();
}

/** Returns a program for any Node: it loads the bundle, or says in one line that this Node is too old for it. */
const startText = (name: string, minimum: string, exitCode: number) => `#!/usr/bin/env node
const [[major, minor], [minMajor, minMinor = 0]] = [process.versions.node, '${minimum}'].map((text) => text.split('.').map(Number));
if (major > minMajor || (major === minMajor && minor >= minMinor)) await import('./main.js');
else {
  console.error(\`${name} needs Node ${minimum} or newer, and this is Node \${process.versions.node}.\`);
  process.exitCode = ${exitCode};
}
`;

/**
 * Bundles a command: `dist/<command>.js` checks the version of Node and loads `dist/main.js`; `dist/licenses.txt` has the
 * licences of the code in it. Existing files are removed first.
 * @param folder the folder of the package, whose package.json names the oldest Node (`engines`)
 * @param exitCode the exit code on an older Node
 * @param external packages that npm installs beside this one
 * @param scripts other scripts of the package by name, as source text, for a page
 */
export async function bundleCommand(
  folder: string,
  {
    entry,
    command,
    exitCode,
    external = [],
    scripts = {},
  }: {
    entry: string;
    command: string;
    exitCode: number;
    external?: string[];
    scripts?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { name, engines } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const minimum = String(engines.node).replace('>=', '');
  const outputFolder = join(folder, 'dist');
  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(outputFolder, { recursive: true });
  const common = { absWorkingDir: folder, bundle: true, metafile: true, logLevel: 'warning' } as const;
  const bundles = await Promise.all([
    build({
      ...common,
      entryPoints: [entry],
      outfile: 'dist/main.js',
      platform: 'node',
      format: 'esm',
      target: `node${minimum}`,
      legalComments: 'none',
      external,
      // Packages in CommonJS call `require` for modules of Node.
      banner: {
        js: "import { createRequire as createOwnRequire } from 'node:module';\nconst require = createOwnRequire(import.meta.url);",
      },
    }),
    ...Object.entries(scripts).map(([script, contents]) =>
      build({
        ...common,
        stdin: { contents, resolveDir: folder, loader: 'ts' },
        outfile: `dist/${script}.js`,
        format: 'iife',
        target: 'es2022',
      }),
    ),
  ]);
  await writeFile(join(outputFolder, `${command}.js`), startText(name, minimum, exitCode));
  const parts = ['../..', ...bundledPackages(bundles.map(({ metafile }) => metafile))];
  const notices = await Promise.all(parts.map((path) => readNotice(join(folder, path))));
  const rule = '='.repeat(80);
  const sections = notices.map((notice) => {
    const title = `${notice.name} ${notice.version}: ${notice.identifier}`;
    return `${rule}\n${title}\n${rule}\n\n${notice.text}\n`;
  });
  await writeFile(join(outputFolder, 'licenses.txt'), sections.join('\n'));
}
