import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nginx } from './find-nginx.ts';
import { nginxBlock, nginxString } from './syntax.ts';

/** The API behind the site, as URL, such as `http://127.0.0.1:4010`. */
type Api = string;

/** What both main files have in common. */
export type MainOptions = {
  nginx: Nginx;
  /** The folder for the process number, temporary files and generated files. */
  prefix: string;
  /** The folder of http.conf, site.conf and embed-host.conf. */
  generated: string;
  workers: number;
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

/** The ports and the API of a server on plain HTTP. `embedPort` is the port of VITE_EMBED_ORIGIN, or null. */
export type PlainServer = { port: number; embedPort: number | null; api: Api };

/** Returns the upstream of the API and the variables that the generated files read. */
function apiLines(api: Api): string[] {
  const { protocol, hostname, host, port } = new URL(api);
  const scheme = protocol.replace(':', '');
  const portOfScheme = scheme === 'https' ? '443' : '80';
  return [
    nginxBlock('upstream site_api', [
      `server ${hostname}:${port || portOfScheme};`,
      'keepalive 16;',
      'keepalive_timeout 4s;',
    ]),
    `map "" $site_api_scheme { default ${nginxString(scheme)}; }`,
    `map "" $site_api_host { default ${nginxString(host)}; }`,
  ];
}

/** Returns the `http` block of a server on plain HTTP, for the preview: the generated files of a release without TLS. */
export function plainServer({ port, embedPort, api }: PlainServer, generated: string, { brotliModule }: Nginx): string {
  const include = (file: string) => `include ${nginxString(join(generated, file))};`;
  const brotli = brotliModule ? ['brotli_static on;'] : [];
  return [
    include('http.conf'),
    ...apiLines(api),
    nginxBlock('server', [`listen 127.0.0.1:${port};`, 'server_name localhost;', ...brotli, include('site.conf')]),
    ...(embedPort === null
      ? []
      : [nginxBlock('server', [`listen 127.0.0.1:${embedPort};`, ...brotli, include('embed-host.conf')])]),
  ].join('\n');
}

/** The settings of the administrator's file. */
export type SecureServer = {
  httpPort: number;
  httpsPort: number;
  /** The names of the site, of its short name, and of the host of the embedded documents. */
  hosts: { site: string; short: string; embed: string };
  certificate: string;
  key: string;
  api: Api;
  /** The certificates that may sign that of the API. */
  trusted: string;
};

const repository = join(import.meta.dirname, '../../..');

/**
 * Returns hosting/nginx/society.conf with settings in place of its examples, and on loopback. Tests run the file of the
 * administrator with it.
 * @throws Error if the file does not have one of the examples
 */
export function secureServer(settings: SecureServer, generated: string, { brotliModule }: Nginx): string {
  const { httpPort, httpsPort, hosts, certificate, key, api, trusted } = settings;
  const { protocol, hostname, port } = new URL(api);
  const scheme = protocol.replace(':', '');
  const replacements: [example: RegExp, text: string][] = [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`],
    [/\/srv\/society\/current\/hosting\/nginx/g, generated],
    [/\/etc\/letsencrypt\/live\/www\.society\.example\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/live\/www\.society\.example\/privkey\.pem/g, key],
    [/\/etc\/nginx\/society/g, join(repository, 'hosting/nginx')],
    [/\/etc\/ssl\/certs\/ca-certificates\.crt/g, trusted],
    [/api\.society\.example:443/g, `${hostname}:${port}`],
    [/default "https"/g, `default "${scheme}"`],
    [/api\.society\.example/g, hostname],
    [/https:\/\/\$host\$request_uri/g, `https://$host:${httpsPort}$request_uri`],
    [/https:\/\/www\.society\.example\$request_uri/g, `https://${hosts.site}:${httpsPort}$request_uri`],
    [/www\.society\.example/g, hosts.site],
    [/embed\.society\.example/g, hosts.embed],
    [/society\.example/g, hosts.short],
    [/access_log \S+ society;/g, 'access_log society.log society;'],
    ...(brotliModule ? [] : ([[/brotli_static on;/g, '']] satisfies [RegExp, string][])),
  ];
  return replacements.reduce(
    (text, [example, replacement]) => {
      if (text.search(example) < 0) throw new Error(`hosting/nginx/society.conf does not match ${example}.`);
      return text.replace(example, () => replacement);
    },
    readFileSync(join(repository, 'hosting/nginx/society.conf'), 'utf8'),
  );
}
