import { freePort } from '#tools/dev/start/free-port.ts';
import type { RunningNginx } from '#tools/hosting/nginx/run.ts';
import type { SecureServer } from '#tools/hosting/nginx/secure-server.ts';
import type { HostingTable } from '#tools/hosting/table.ts';
import { createCertificate } from './certificates.ts';
import { builtFolder, builtTable, nginxForTest } from './nginx.ts';

/** The names of the hosts. Requests reach them on loopback. */
export const hosts = { site: 'www.localhost', short: 'short.localhost', embed: 'embed.localhost' };

/** A running nginx with the administrator's file, and what a client needs to reach it. */
export type SecureSite = {
  nginx: RunningNginx;
  table: HostingTable;
  /** The URLs of both hosts. */
  site: string;
  embed: string;
  httpPort: number;
  httpsPort: number;
  /** The certificate, in PEM. */
  ca: string;
};

/** Returns the table of the build, with a host for the embedded documents. */
const tableWithEmbedHost = (): HostingTable => {
  const table = builtTable();
  const withPolicy = (policy: string) => policy.replace('; frame-ancestors', ' allow-same-origin; frame-ancestors');
  return {
    ...table,
    embedOrigin: `https://${hosts.embed}`,
    embeds: table.embeds.map((embed) => ({ ...embed, embedPolicy: withPolicy(embed.sitePolicy) })),
  };
};

/**
 * Starts nginx with hosting/nginx/society.conf until the end of the test.
 * @param settings settings that differ from those of the test; the API is not reachable by default
 * @param generated the folder with the generated files of a release; without it, they are those of the build
 */
export async function startSecureSite(settings: Partial<SecureServer> = {}, generated?: string): Promise<SecureSite> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const { certificate, key, pem } = createCertificate(...Object.values(hosts), 'localhost');
  const table = tableWithEmbedHost();
  const nginx = await nginxForTest({
    folder: builtFolder,
    table,
    ...(generated === undefined ? {} : { generated }),
    tls: {
      ...{ httpPort, httpsPort, hosts, certificate, key, trusted: certificate },
      ...{ api: 'http://127.0.0.1:9', frontProxy: null },
      ...settings,
    },
  });
  const [site, embed] = [nginx.url, `https://${hosts.embed}:${httpsPort}`];
  return { nginx, table, site, embed, httpPort, httpsPort, ca: pem };
}
