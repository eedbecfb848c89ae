import type { Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { type EmbedOrigins, embedDocument } from './embed-document.ts';

const mapUrls = { document: '/embed/map.html', code: '/embed/map.js' };
const entry = 'src/embed/map.ts';

type MapService = Pick<Environment, 'MAP_SCRIPT' | 'MAP_ORIGINS'>;

/**
 * Creates the framed document of the map, if a service is configured (`MAP_SCRIPT`, `MAP_ORIGINS`). Otherwise the site
 * shows its own drawing.
 */
export function mapFrame({
  MAP_SCRIPT: script,
  MAP_ORIGINS: origins,
  ...published
}: MapService & EmbedOrigins): Plugin {
  const define = { 'import.meta.env.VITE_MAP': JSON.stringify(script ? 'service' : '') };
  if (!script) return { name: 'map-frame', config: () => ({ define }) };
  const text = embedDocument({ name: 'map', title: '사무국 지도', script, origins }, published);
  return {
    name: 'map-frame',
    config: () => ({ define }),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: mapUrls.document.slice(1), source: text });
      this.emitFile({ type: 'asset', fileName: mapUrls.code.slice(1), source: await bundleScript(entry) });
    },
    configureServer({ middlewares }) {
      const filesByUrl: Record<string, [type: string, createText: () => Promise<string>]> = {
        [mapUrls.document]: ['text/html', async () => text],
        [mapUrls.code]: ['text/javascript', () => bundleScript(entry)],
      };
      middlewares.use(async (request, response, next) => {
        const file = filesByUrl[request.url?.split('?')[0] ?? ''];
        if (!file) return next();
        const [type, createText] = file;
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
        response.end(await createText());
      });
    },
  };
}
