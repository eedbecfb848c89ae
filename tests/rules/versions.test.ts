import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

type Package = {
  version: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const manifest = await readJson('package.json');
const lock = await readJson('package-lock.json');
const packages: Record<string, Package> = lock.packages;
const pinned: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

/** Returns the first numbers of a package's version: versionLine('node', 2) is '24.21'. */
const versionLine = (name: string, numbers: number) => pinned[name]?.split('.').slice(0, numbers).join('.');

test('every version is exact', () => {
  expect(Object.entries(pinned).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(pinned).length).toBeGreaterThan(30);
});

/** Returns the package that Node resolves from a folder: in this folder or in the nearest folder above it. */
function installedPackage(folder: string, name: string): Package | undefined {
  const direct = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
  return direct || !folder
    ? direct
    : installedPackage(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

describe('versions that belong together agree', () => {
  const pairs: [string, string, number][] = [
    ['@vitest/browser-playwright', 'vitest', 3],
    ['@vitest/coverage-v8', 'vitest', 3],
    ['react-dom', 'react', 3],
    ['@types/react', 'react', 2],
    ['@types/react-dom', 'react-dom', 2],
    ['@types/node', 'node', 1],
  ];
  test.each(pairs)('%s with %s', (one, other, numbers) => {
    expect(versionLine(one, numbers)).toBe(versionLine(other, numbers));
  });

  test('react-aria with the version that react-aria-components requires', () => {
    expect(pinned['react-aria']).toBe(packages['node_modules/react-aria-components']?.dependencies?.['react-aria']);
  });

  test('engines.node with the Node that is installed with the packages', () => {
    const [major, minor] = manifest.engines.node
      .match(/^>=(\d+)\.(\d+)$/)
      .slice(1)
      .map(Number);
    const [haveMajor, haveMinor] = (pinned.node ?? '').split('.').map(Number);
    expect(haveMajor).toBe(major);
    expect(haveMinor).toBeGreaterThanOrEqual(minor);
  });

  test('.nvmrc with the Node that is installed with the packages', async () => {
    expect(await readFile('.nvmrc', 'utf8')).toBe(`${pinned.node}\n`);
  });

  test('typescript with the tools that only support version 5', () => {
    expect(versionLine('typescript', 1)).toBe('5');
  });
});

describe('the lock file', () => {
  test('belongs to this package.json', () => {
    const { dependencies, devDependencies, engines } = lock.packages[''];
    expect({ ...dependencies, ...devDependencies }).toEqual(pinned);
    expect(engines).toEqual(manifest.engines);
    for (const [name, version] of Object.entries(pinned)) {
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('records no download URL', () => {
    expect(Object.keys(packages).filter((path) => /^\w+:/.test(packages[path]?.resolved ?? ''))).toEqual([]);
  });

  // npm leaves out optional packages that its registry does not have. `npm ci` then fails on every machine.
  test('has the packages for every operating system', () => {
    const named = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
    );
    const isExact = (version: string) => /^\d+\.\d+\.\d+$/.test(version);
    const missing = named.filter(({ path, name, version }) => {
      const found = installedPackage(path, name);
      return !found || (isExact(version) && found.version !== version);
    });
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });

  test('has only install scripts that package.json allows or forbids', () => {
    const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
    const names = withScript
      .filter((path) => !packages[path]?.optional)
      .map((path) => path.split('node_modules/').at(-1));
    expect(names.filter((name) => !(String(name) in manifest.allowScripts))).toEqual([]);
  });
});
