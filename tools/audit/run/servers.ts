import { preview } from 'vite';
import { createMockServer } from '#mocks/server.ts';

/** The built site and the mock on free ports. `base` is the URL of the site, without a slash at the end. */
export type Servers = { base: string; close: () => Promise<void> };

/** Serves `dist/` and the mock. @throws Error when the site cannot be served */
export async function startServers(): Promise<Servers> {
  // Replaces the external postal-code service by the one of the preview server.
  process.env.MOCK_POSTCODE = 'true';
  const mock = await createMockServer({ port: 0 });
  const proxy = { '/api': { target: mock.url ?? '', changeOrigin: true } };
  const site = await preview({ logLevel: 'silent', preview: { port: 0, host: 'localhost', proxy } });
  const base = site.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!base) throw new Error('The built site could not be served.');
  return {
    base,
    close: async () => {
      await site.close();
      await mock.close(true);
    },
  };
}
