import { join } from 'node:path';
import type { Nginx } from './find-nginx.ts';
import { nginxBlock, nginxString } from './syntax.ts';

/** What the main file is written from. */
export type MainOptions = {
  nginx: Nginx;
  /** The folder for the process number, temporary files and generated files. */
  prefix: string;
  workers: number;
  /** The content of the `http` block. */
  server: string;
};

/**
 * Returns a main file that runs nginx in the foreground, with all its files in one folder. The user who runs it needs no
 * rights of the system.
 */
export function mainFile({ nginx, prefix, workers, server }: MainOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    // As root, nginx would run its workers as a user who may not read the build.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(nginx.brotliModule ? [`load_module ${nginxString(nginx.brotliModule)};`] : []),
    `worker_processes ${workers};`,
    'worker_rlimit_nofile 4096;',
    `pid ${nginxString(join(prefix, 'nginx.pid'))};`,
    'error_log stderr warn;',
    nginxBlock('events', ['worker_connections 1024;']),
    nginxBlock('http', [
      ...temporary.map((name) => `${name}_temp_path ${nginxString(join(prefix, name))};`),
      'access_log off;',
      'sendfile on;',
      'tcp_nopush on;',
      server,
    ]),
    '',
  ].join('\n');
}
