import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Miniflare } from 'miniflare';
import { onTestFinished } from 'vitest';

/**
 * Serves a build by workerd, the runtime of Cloudflare Workers, until the end of the test. It gets the worker, its
 * configuration and the static assets that wrangler would publish.
 * @param options the build, with the files for the edge; the origin of the API, where by default nothing listens; and how long
 *   its response may take, in milliseconds
 * @returns the URL of the site
 */
export async function startEdge({
  folder = 'dist',
  api = 'http://127.0.0.1:9',
  apiTimeoutMs = 60_000,
}): Promise<string> {
  const edge = join(folder, 'hosting/edge');
  const { assets, ...config } = JSON.parse(await readFile(join(edge, 'wrangler.json'), 'utf8'));
  const { html_handling, not_found_handling } = assets;
  const server = new Miniflare({
    name: config.name,
    script: await readFile(join(edge, config.main), 'utf8'),
    modules: true,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, API_ORIGIN: api, API_TIMEOUT_MS: String(apiTimeoutMs) },
    assets: {
      workerName: config.name,
      directory: resolve(edge, assets.directory),
      binding: assets.binding,
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: assets.run_worker_first },
      assetConfig: { html_handling, not_found_handling },
    },
    // The ordinary entry of Miniflare asks Cloudflare for the place of the visitor, and compresses responses again.
    cf: false,
    unsafeDirectSockets: [{ host: '127.0.0.1' }],
  });
  onTestFinished(() => server.dispose());
  return (await server.unsafeGetDirectURL()).origin;
}
