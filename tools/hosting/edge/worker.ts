/** The worker that serves the site at the edge: Cloudflare Workers with static assets, or another host of workerd. */
import { createResponder, type SiteHost } from '#tools/hosting/respond.ts';
import type { SiteTable } from '#tools/hosting/site-table.ts';

/** The build puts the table here. */
declare const SITE_TABLE: SiteTable;

type EdgeRequest = Request & { cf?: { clientAcceptEncoding?: string } };

/** The bindings of wrangler.json. */
type Bindings = {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  API_ORIGIN: string;
  API_TIMEOUT_MS: string;
};

const respond = createResponder(SITE_TABLE);

/** Returns the function that reads the files of the build from the static assets. The runtime compresses with gzip itself. */
const createAssetReader =
  ({ ASSETS }: Bindings): SiteHost['readFile'] =>
  async (path, encoding, headers) => {
    const { href } = new URL(encodeURI(encoding === 'br' ? `${path}.br` : path), 'https://assets.internal');
    const asset = await ASSETS.fetch(new Request(href, { headers }));
    if (asset.status === 304) return asset;
    if (asset.status !== 200) {
      await asset.body?.cancel();
      return null;
    }
    const validators = new Headers({ ETag: asset.headers.get('ETag') ?? '' });
    return encoding === 'gzip' ? new Response(asset.body, { headers: validators }) : asset;
  };

export default {
  fetch: (request: EdgeRequest, bindings: Bindings): Promise<Response> =>
    respond(request, {
      readFile: createAssetReader(bindings),
      api: bindings.API_ORIGIN,
      apiTimeoutMs: Number(bindings.API_TIMEOUT_MS),
      // Cloudflare sets both from the connection, and replaces the encodings of the header by its own.
      visitor: request.headers.get('CF-Connecting-IP'),
      acceptEncoding: request.cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding') ?? '',
    }),
};
