/**
 * Installs the packages of purposes. Each folder in `purposes` is a workspace of npm that lists the packages which one
 * kind of command needs. `npm ci` installs all of them.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fail, runStep, runToEnd } from './install.mjs';

/** npm's record of the installed packages. */
const record = 'node_modules/.package-lock.json';
/** Exists during an installation, with the process that installs, and after an interrupted one. */
const marker = '.cache/installing';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const readPackages = (path) => (existsSync(path) ? readJson(path).packages : {});
const purposeOf = (name) => `purposes/${name}`;

/** Finds a package as Node does: in the folder of the package that needs it, then in each folder above. */
function findPackage(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (path in packages) return path;
    if (!folder) return undefined;
  }
}

/** Lists the paths of the packages that npm installs for purposes on this system. */
function pathsOf(names, locked) {
  const paths = new Set(names.map(purposeOf));
  for (const path of paths) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = locked[path];
    const isPurpose = !path.includes('node_modules/');
    const needed = { ...dependencies, ...(isPurpose && devDependencies), ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(needed)) {
      const found = findPackage(locked, isPurpose ? '' : path, name);
      const { os = [process.platform], cpu = [process.arch] } = locked[found] ?? {};
      if (found && os.includes(process.platform) && cpu.includes(process.arch)) paths.add(found);
    }
  }
  return [...paths].filter((path) => path.includes('node_modules/'));
}

/** The package `node` links a file of the package for this system, which it installs in its own folder. */
const isLinkOfNode = (path) => path === join('node_modules/node/bin');
const isOtherPackage = (path) => path.endsWith('node_modules') && path !== join('node_modules/node/node_modules');

/** Returns the space on the disk that a package occupies, without the packages in its own folder, in bytes. */
function sizeOf(path) {
  if (isLinkOfNode(path) || isOtherPackage(path)) return 0;
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return stats.blocks * 512;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/** Prints each purpose with the number and the size of its packages that are installed, beside those of `site`. */
export function listPurposes() {
  const locked = readPackages('package-lock.json');
  const ofSite = pathsOf(['site'], locked);
  for (const name of readdirSync('purposes')) {
    const paths = pathsOf([name], locked).filter((path) => name === 'site' || !ofSite.includes(path));
    const present = paths.filter((path) => existsSync(path));
    const isComplete = paths.every((path) => present.includes(path) || locked[path].optional);
    const megabytes = present.reduce((sum, path) => sum + sizeOf(path), 0) / 2 ** 20;
    const state = isComplete ? 'installed' : 'missing';
    console.log(`${name} ${present.length} packages ${Math.round(megabytes)} MB ${state}`);
  }
}

/** Links the workspaces. `--workspace` would also install all packages of the repository, which they link. */
function linkWorkspaces(locked) {
  for (const [path, { link, resolved }] of Object.entries(locked)) {
    if (!link || path.includes('/purpose-') || existsSync(path)) continue;
    symlinkSync(relative(dirname(path), resolve(resolved)), path, 'junction');
  }
}

/** Runs npm, by the file of the npm that runs this script. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  // Windows starts npm.cmd only in a shell. No word of the command line needs quotes.
  const shell = !npm && process.platform === 'win32';
  const words = [...first, ...args, '--prefer-offline', '--loglevel=error'];
  return runToEnd(command, words, { shell, stdio: ['ignore', 'ignore', 'inherit'] }).status;
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Marks the start of an installation. If another command installs packages in this working copy, it waits for its end.
 * @returns whether an earlier installation was interrupted
 */
function startInstallation() {
  mkdirSync(dirname(marker), { recursive: true });
  for (let isInterrupted = false; ; isInterrupted = true) {
    try {
      writeFileSync(marker, String(process.pid), { flag: 'wx' });
      return isInterrupted;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = Number(readFileSync(marker, 'utf8'));
    if (pid && isRunning(pid)) {
      runStep(`waiting for process ${pid}, which installs packages here`, () => {
        while (existsSync(marker) && isRunning(pid)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      });
      if (!existsSync(marker)) return startInstallation();
    }
    rmSync(marker, { force: true });
  }
}

/**
 * Compares node_modules with package-lock.json, and installs what purposes lack.
 *
 * Packages are added to those that are present. If one of these is not that of the lock file, or an installation was
 * interrupted, all purposes are installed again that were installed.
 * @param names the folders in `purposes`
 */
export function installPurposes(names) {
  const locked = readPackages('package-lock.json');
  const unknown = names.filter((name) => !(purposeOf(name) in locked));
  if (unknown.length > 0) fail(`package-lock.json lacks purposes/${unknown[0]}. Run npm install.`);
  let present = readPackages(record);
  const lacks = (name) => pathsOf([name], locked).some((path) => !(path in present || locked[path].optional));
  // The package `node` installs others in its own folder. npm records them later, when it adds a purpose.
  const isOfNode = (path) => path.startsWith('node_modules/node/node_modules/');
  const isCurrent = ([path, { version }]) => isOfNode(path) || (path in locked && locked[path].version === version);
  const isStale = () => !Object.entries(present).every(isCurrent);
  if (!existsSync(marker) && !isStale() && !names.some(lacks)) return linkWorkspaces(locked);

  const isInterrupted = startInstallation();
  present = readPackages(record);
  const isAnew = isInterrupted || isStale() || Object.keys(present).length === 0;
  const earlier = Object.keys(present).flatMap((path) => /^purposes\/(.+)$/.exec(path)?.[1] ?? []);
  const known = earlier.filter((name) => purposeOf(name) in locked);
  const missing = isAnew ? [...new Set([...names, ...known])] : names.filter(lacks);
  if (missing.length > 0) {
    const count = pathsOf(missing, locked).filter((path) => isAnew || !(path in present)).length;
    const manifests = missing.map((name) => readJson(`${purposeOf(name)}/package.json`));
    const megabytes = manifests.reduce((sum, { config }) => sum + config.megabytes, 0);
    const titles = manifests.map(({ description }) => description).join('; ');
    runStep(`installing about ${count} packages with ${megabytes} MB (${titles})`, () => {
      const workspaces = missing.map((name) => `--workspace=${purposeOf(name)}`);
      const status = runNpm([...(isAnew ? ['ci'] : ['install', '--no-save']), ...workspaces]);
      // npm restores the former packages when it fails, but not when a signal ends it.
      if (status !== null) rmSync(marker);
      if (status !== 0) fail('npm failed. Check the network and package-lock.json, then run the command again.');
    });
  }
  rmSync(marker, { force: true });
  linkWorkspaces(locked);
}
