/** What the parts of the set-up share: finding and installing programs. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The packages of Debian that `npm test` needs. */
export const debian = {
  browser: ['chromium-headless-shell'],
  font: ['fonts-noto-cjk'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
};

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
export function fail(message) {
  process.stderr.write(`setup: ${message}\n`);
  process.exit(1);
}

/** Runs a slow action. Prints its title before it, and its duration after it. */
export function runStep(title, runAction) {
  const startedMs = performance.now();
  console.log(`setup: ${title} …`);
  const result = runAction();
  console.log(`setup: … after ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return result;
}

export const runToEnd = (command, args, options) => spawnSync(command, args, { encoding: 'utf8', ...options });

/** Finds an executable of this name in the folders of PATH, and where Debian has those of root. */
export function findOnPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  const files = folders.map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name));
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * Installs packages of Debian, if the user may do so.
 * @returns why they are not installed, or undefined after a success
 */
export function installPackages(packages) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return 'only root can install packages, and only on Debian';
  return runStep(`installing ${packages.join(' and ')} with apt-get`, () => {
    // The last two keep a package such as nginx from starting its service.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const { status, stderr } = runToEnd('apt-get', args, { env });
      if (status !== 0) return stderr?.trim().split('\n').at(-1) || 'apt-get failed';
    }
    return undefined;
  });
}

/** Installs a program, one name of which must be on the PATH. If that fails, one line says that its tests are skipped. */
export function installOptional(title, names, packages) {
  if (names.some(findOnPath)) return;
  const problem = installPackages(packages);
  if (problem) console.log(`setup: ${title} is not installed and cannot be (${problem}). Its tests are skipped.`);
}
