/** Checks what npm and the compiler do not: versions that agree, and a lock file that works on every machine. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

type Package = {
  version: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const manifest = await readJson('package.json');
const packages: Record<string, Package> = (await readJson('package-lock.json')).packages;
const pinned: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

test('every version is exact', () => {
  expect(Object.entries(pinned).filter(([, version]) => !/^(npm:typescript@)?\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
});

test('.nvmrc, engines and the development container agree with the Node that is installed with the packages', async () => {
  expect(await readFile('.nvmrc', 'utf8')).toBe(`${pinned.node}\n`);
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(manifest.engines.node) ?? [];
  const [pinnedMajor, pinnedMinor] = (pinned.node ?? '').split('.');
  expect(pinnedMajor).toBe(major);
  expect(Number(pinnedMinor)).toBeGreaterThanOrEqual(Number(minor));
  const { image } = await readJson('.devcontainer/devcontainer.json');
  expect(image).toContain(`javascript-node:${major}-`);
});

test('the lock file records no download URL', () => {
  expect(Object.keys(packages).filter((path) => /^\w+:/.test(packages[path]?.resolved ?? ''))).toEqual([]);
});

// npm leaves out optional packages that its registry does not have. `npm ci` then fails on every machine.
test('the lock file has the packages for every operating system', () => {
  const named = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  /** Node looks in the folder of the package, then in each folder above it. */
  const isInstalled = ({ path, name }: { path: string; name: string }): boolean =>
    `${path ? `${path}/` : ''}node_modules/${name}` in packages ||
    (path !== '' && isInstalled({ path: path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name }));
  expect(
    named.filter((one) => !isInstalled(one)),
    'Take these entries from the lock file of the main branch, or install with the public registry.',
  ).toEqual([]);
});

test('package.json allows or forbids each install script', () => {
  const withScript = Object.entries(packages).filter(([, one]) => one.hasInstallScript && !one.optional);
  const names = withScript.map(([path]) => path.split('node_modules/').at(-1));
  expect(
    names.filter((name) => !(String(name) in manifest.allowScripts)),
    'Read the script, then add the package to allowScripts of package.json with true or false.',
  ).toEqual([]);
});
