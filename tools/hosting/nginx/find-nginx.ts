import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** An installed nginx. */
export type Nginx = {
  program: string;
  /** The file of the module that sends `.br` files, or null if the module is missing. */
  brotliModule: string | null;
};

/** The folders of system programs, which are not in the PATH of an ordinary user on Debian. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds nginx and its brotli module.
 * @param path the folders in which programs are looked up, as in the environment variable PATH
 * @returns null if nginx is not installed
 */
export function findNginx(path = process.env.PATH ?? ''): Nginx | null {
  const folders = [...path.split(delimiter).filter(Boolean), ...systemFolders];
  const program = folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
  if (program === undefined) return null;
  // nginx writes its version and its build options to the error output.
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const file = modules === undefined ? null : join(modules, 'ngx_http_brotli_static_module.so');
  return { program, brotliModule: file !== null && existsSync(file) ? file : null };
}
