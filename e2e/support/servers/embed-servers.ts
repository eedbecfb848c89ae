import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedOrigins } from '#e2e/support/embed-origins.ts';
import { bundleScript } from '#tools/build/bundle.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';

/** The folder of the build whose embedded documents have a host of their own. */
const embedHostBuild = '.cache/embed-host-build';

const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';

/** Starts the server of the scripts and pictures of the services. It sends no headers that permit other sites. */
async function startServices() {
  const files: Record<string, [type: string, text: string]> = {
    '/postcode.js': ['text/javascript', await bundleScript('mocks/postcode/stand-in.ts')],
    '/map.js': ['text/javascript', await bundleScript('mocks/map/stand-in.ts')],
    '/tile.svg': ['image/svg+xml', tile],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(text ? 200 : 404, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, close };
}

/** The servers of the tests of embedded documents. */
export type EmbedServers = {
  /** The argument of Chromium that maps the hosts of `embedOrigins` to the servers. */
  argument: string;
  /** The URL of the build without configuration, which shows the page of the public postal-code service. */
  unconfiguredSite: string;
  close: () => Promise<void>;
};

/**
 * Starts the stand-ins of the services, the build whose embedded documents have a host of their own, and the build without
 * configuration.
 * @param api the URL of the mock server
 */
export async function startEmbedServers(api: string): Promise<EmbedServers> {
  const services = await startServices();
  const [site, unconfigured] = await Promise.all([
    startNodeServer(embedHostBuild, 0, api),
    startNodeServer('dist', 0, api),
  ]);
  const sitePort = Number(new URL(site.url).port);
  const { site: siteOrigin, embed, ...serviceOrigins } = embedOrigins;
  const mapTo = (port: number) => (origin: string) => `MAP ${new URL(origin).hostname} 127.0.0.1:${port}`;
  const rules = [
    ...[siteOrigin, embed].map(mapTo(sitePort)),
    ...Object.values(serviceOrigins).map(mapTo(services.port)),
  ];
  return {
    argument: `--host-resolver-rules=${rules.join(', ')}`,
    unconfiguredSite: unconfigured.url,
    async close() {
      services.close();
      await Promise.all([site.close(), unconfigured.close()]);
    },
  };
}
