import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** An installed nginx. */
type Nginx = {
  program: string;
  /** The file of the module that sends `.br` files, or null if the module is missing. */
  brotliModule: string | null;
};

/** The programs to try. The folders of system programs are not in the PATH of an ordinary user on Debian. */
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds nginx and its brotli module.
 * @returns null if nginx is not installed
 */
export function findNginx(): Nginx | null {
  for (const program of programs) {
    // nginx writes its version and its build options to the error output.
    const { error, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
    if (error) continue;
    const modules = /--modules-path=(\S+)/.exec(stderr)?.[1];
    const file = modules === undefined ? null : join(modules, 'ngx_http_brotli_static_module.so');
    return { program, brotliModule: file !== null && existsSync(file) ? file : null };
  }
  return null;
}
