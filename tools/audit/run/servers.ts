import { preview } from 'vite';
import { createMockServer } from '#mocks/server.ts';

/** The built site on the mock, on free ports. */
export type Servers = { base: string; close: () => Promise<void> };

/** Serves what is in `dist/`, with the mock behind it. */
export async function startServers(): Promise<Servers> {
  // The stand-in of the postal-code service, which the preview has when told so.
  process.env.MOCK_POSTCODE = 'true';
  const mock = await createMockServer({ port: 0 });
  const proxy = { '/api': { target: mock.url ?? '', changeOrigin: true } };
  const site = await preview({ logLevel: 'silent', preview: { port: 0, host: 'localhost', proxy } });
  const base = site.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!base) throw new Error('the built site could not be served');
  return {
    base,
    close: async () => {
      await site.close();
      await mock.close(true);
    },
  };
}
