import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { createCertificate } from './certificates.ts';
import { copyNginxFiles, runNginx } from './nginx.ts';

/** The names of the hosts. Requests reach them on loopback. */
export const hosts = { site: 'www.localhost', short: 'short.localhost', embed: 'embed.localhost' };

/** The settings of the administrator's file. */
type SocietySettings = {
  httpPort: number;
  httpsPort: number;
  certificate: string;
  key: string;
  /** The URL of the API, with its port. */
  api: string;
  /** The certificates that may sign that of the API. */
  trusted: string;
  /** The address of a proxy in front of nginx, or null. Its header X-Forwarded-For names the visitors. */
  frontProxy: string | null;
};

/**
 * Returns hosting/nginx/society.conf with settings in place of its examples, and on loopback.
 * @param files the folder with the files of the release
 * @throws Error if the file does not have one of the examples
 */
async function societyFile(settings: SocietySettings, files: string): Promise<string> {
  const { httpPort, httpsPort, certificate, key, api, trusted, frontProxy } = settings;
  const { protocol, hostname, port } = new URL(api);
  const replacements: [example: RegExp, text: string][] = [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`],
    [/\/srv\/society\/current\/hosting\/nginx/g, files],
    [/\/etc\/letsencrypt\/live\/www\.society\.example\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/live\/www\.society\.example\/privkey\.pem/g, key],
    [/\/etc\/nginx\/society/g, join(import.meta.dirname, '../../hosting/nginx')],
    [/\/etc\/ssl\/certs\/ca-certificates\.crt/g, trusted],
    [/api\.society\.example:443/g, `${hostname}:${port}`],
    [/default "https"/g, `default "${protocol.slice(0, -1)}"`],
    [/api\.society\.example/g, hostname],
    [/https:\/\/\$host\$request_uri/g, `https://$host:${httpsPort}$request_uri`],
    [/https:\/\/www\.society\.example\$request_uri/g, `https://${hosts.site}:${httpsPort}$request_uri`],
    [/www\.society\.example/g, hosts.site],
    [/embed\.society\.example/g, hosts.embed],
    [/society\.example/g, hosts.short],
    [/access_log \S+ society;/g, 'access_log society.log society;'],
    [/# (?=(?:set_real_ip_from|real_ip_header|real_ip_recursive) )/g, frontProxy === null ? '# ' : ''],
    [/203\.0\.113\.10/g, frontProxy ?? '203.0.113.10'],
  ];
  let text = await readFile('hosting/nginx/society.conf', 'utf8');
  for (const [example, replacement] of replacements) {
    if (text.search(example) < 0) throw new Error(`hosting/nginx/society.conf does not match ${example}.`);
    text = text.replace(example, () => replacement);
  }
  return text;
}

/**
 * Serves the build by nginx with the administrator's file until the end of the test. The API is not reachable by default.
 * @param release the folder with the nginx files of a release, in place of those of the build
 */
export async function startSecureSite(changed: Partial<SocietySettings> = {}, release?: string) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const { certificate, key, pem: ca } = createCertificate(...Object.values(hosts), 'localhost');
  const defaults = { api: 'http://127.0.0.1:9', trusted: certificate, frontProxy: null };
  const settings = { httpPort, httpsPort, certificate, key, ...defaults, ...changed };
  const nginx = await runNginx(async (prefix) => {
    const files = release ?? join(prefix, 'site');
    if (!release) await copyNginxFiles('dist', files);
    return societyFile(settings, files);
  });
  return { nginx, httpPort, httpsPort, ca };
}

/** A running nginx with the administrator's file, its ports, and its certificate in PEM. */
export type SecureSite = Awaited<ReturnType<typeof startSecureSite>>;
