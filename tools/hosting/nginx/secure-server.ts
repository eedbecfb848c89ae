import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nginx } from './find-nginx.ts';

/** The settings of the administrator's file. */
export type SecureServer = {
  httpPort: number;
  httpsPort: number;
  /** The names of the site, of its short name, and of the host of the embedded documents. */
  hosts: { site: string; short: string; embed: string };
  certificate: string;
  key: string;
  /** The URL of the API, with its port. */
  api: string;
  /** The certificates that may sign that of the API. */
  trusted: string;
  /** The address of a proxy in front of nginx, or null. Its header X-Forwarded-For names the visitors. */
  frontProxy: string | null;
};

const repository = join(import.meta.dirname, '../../..');

/**
 * Returns hosting/nginx/society.conf with settings in place of its examples, and on loopback. Tests run the file of the
 * administrator with it.
 * @throws Error if the file does not have one of the examples
 */
export function secureServer(settings: SecureServer, generated: string, { brotliModule }: Nginx): string {
  const { httpPort, httpsPort, hosts, certificate, key, api, trusted, frontProxy } = settings;
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
    ...(frontProxy === null
      ? []
      : ([
          [/# (?=(?:set_real_ip_from|real_ip_header|real_ip_recursive) )/g, ''],
          [/203\.0\.113\.10/g, frontProxy],
        ] satisfies [RegExp, string][])),
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
