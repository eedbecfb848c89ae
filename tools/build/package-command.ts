/** Bundles the command of a package that npm installs elsewhere. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageFolders } from './bundle.ts';
import { licenseSections, readNotice } from './licenses/licenses.ts';

/** Returns a program for any Node: it loads the bundle, or says in one line that this Node is too old for it. */
const startText = (name: string, minimum: string, exitCode: number) => `#!/usr/bin/env node
const [[major, minor], [minMajor, minMinor = 0]] = [process.versions.node, '${minimum}'].map((text) => text.split('.').map(Number));
if (major > minMajor || (major === minMajor && minor >= minMinor)) await import('./main.js');
else {
  console.error(\`${name} needs Node ${minimum} or newer, and this is Node \${process.versions.node}.\`);
  process.exitCode = ${exitCode};
}
`;

type CommandBundle = {
  entry: string;
  command: string;
  /** The exit code on an older Node. */
  exitCode: number;
  /** Packages that npm installs beside this one. */
  external?: string[];
  /** Other scripts of the package by name, as source text, for a page. */
  scripts?: Readonly<Record<string, string>>;
};

/**
 * Bundles a command: `dist/<command>.js` checks the version of Node and loads `dist/main.js`; `dist/licenses.txt` has the
 * licences of the code in it. Existing files are removed first.
 * @param folder the folder of the package, whose package.json names the oldest Node (`engines`)
 */
export async function bundleCommand(folder: string, options: CommandBundle): Promise<void> {
  const { entry, command, exitCode, external = [], scripts = {} } = options;
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
  const parts = ['../..', ...packageFolders(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)))];
  const notices = await Promise.all(parts.map((path) => readNotice(join(folder, path))));
  await writeFile(join(outputFolder, 'licenses.txt'), licenseSections(notices));
}
