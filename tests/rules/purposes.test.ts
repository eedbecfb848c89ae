/** Checks that each command finds its packages on a fresh clone, where only those of its purposes are installed. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { filesBelow, readTexts } from './support.ts';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
};

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const packagesOf = ({ dependencies, devDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies });

const purposes = new Map(readdirSync('purposes').map((name) => [name, readManifest(`purposes/${name}`)]));
const { scripts = {} } = readManifest('.');
const ownNames = ['hanbit-society-site', 'society-audit', 'society-verify'];

/** Returns the packages of purposes. */
const installedFor = (names: readonly string[]) =>
  names.flatMap((name) => packagesOf(purposes.get(name) ?? {}).map(([installed]) => installed));

/** The name of the package in an import, or null for a file and for a module of Node. */
function packageIn(specifier: string): string | null {
  const [first = '', second = ''] = specifier.split('/');
  const isFile = /^[.#/]|^(node|virtual|data):/.test(specifier) || builtinModules.includes(first);
  return isFile ? null : first.startsWith('@') ? `${first}/${second}` : first;
}

/** Lists the packages that programs import, also by `import()` and through other files. */
async function importedPackages(entryPoints: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const collect: Plugin = {
    name: 'collect',
    setup(current) {
      current.onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) => {
        const name = packageIn(path);
        if (kind === 'entry-point' || (name !== null && ownNames.includes(name))) return undefined;
        if (name !== null) found.add(name);
        return { external: true, path };
      });
    },
  };
  await build({
    entryPoints,
    bundle: true,
    splitting: true,
    write: false,
    outdir: '.cache/purposes',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    loader: { '.jpg': 'empty', '.avif': 'empty', '.svg': 'empty', '.woff2': 'empty', '.md': 'empty' },
    plugins: [collect],
  });
  return found;
}

test('the purposes list every package of package.json and of the kits, and no other, without a version', () => {
  const wanted = ['.', 'packages/audit', 'packages/verify'].flatMap((folder) => packagesOf(readManifest(folder)));
  const names = new Set(wanted.map(([name]) => name).filter((name) => !ownNames.includes(name)));
  const listed = [...purposes.values()].flatMap(packagesOf);
  expect([...new Set(listed.map(([name]) => name))].sort()).toEqual([...names].sort());
  expect(listed.filter(([, version]) => !/^(npm:typescript@)?\*$/.test(version))).toEqual([]);
});

/** The files that Vite loads by their path when a command serves or builds the site. */
const siteFiles = [
  'vite.config.ts',
  'src/main.tsx',
  'src/start.tsx',
  'src/prerender.tsx',
  'src/post-renderer.tsx',
  'mocks/browser.ts',
];

const importedBySite = await importedPackages(siteFiles);

const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, list = '', program = ''] = /setup\.mjs (\S+) .*?\b((?:tools|tests)\/\S+\.ts)/.exec(script) ?? [];
  return program ? [{ name, list, program }] : [];
});

test.each(commands)('npm run $name imports only the packages of $list', async ({ list, program }) => {
  const names = list.split(',').filter((name) => name !== 'browser');
  expect(names.filter((name) => !purposes.has(name))).toEqual([]);
  const imported = await importedPackages([program]);
  expect(importedBySite.size + imported.size).toBeGreaterThan(20);
  expect(
    [...imported, ...(names.includes('site') ? importedBySite : [])].filter(
      (name) => !installedFor(names).includes(name),
    ),
    'On a fresh clone the command lacks the package. List it in a purpose of the command, or do not import it.',
  ).toEqual([]);
});

test('only the tests of the edge and of other engines import packages that npm test does not install', async () => {
  const others = /^(e2e\/engines\/|tests\/support\/edge\.ts$)/;
  const paths = (await filesBelow()).filter((path) => /^(tests|e2e|packages)\/.*\.tsx?$/.test(path));
  const problems = (await readTexts(paths.filter((path) => !others.test(path)))).flatMap(({ path, text }) => {
    const imports = [...text.matchAll(/^(?:import|export) [^;]*?from '([^']+)'|\bimport\('([^'$]+)'\)/gm)];
    const names = imports.flatMap(([, fixed = '', lazy = '']) => packageIn(fixed || lazy) ?? []);
    const known = [...installedFor(['site', 'tests']), ...ownNames];
    return names.filter((name) => !known.includes(name)).map((name) => `${path}: ${name}`);
  });
  expect(paths.length).toBeGreaterThan(500);
  expect(problems, 'List the package in purposes/tests or purposes/site, then run npm install.').toEqual([]);
});
