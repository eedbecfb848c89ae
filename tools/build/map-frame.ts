import type { Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { type EmbedOrigins, type EmbedService, embedDocument } from './embed-document.ts';

const mapUrls = { document: '/embed/map.html', code: '/embed/map.js' };
const entry = 'src/embed/map.ts';

type MapVariables = Pick<Environment, 'MAP_SCRIPT' | 'MAP_ORIGINS'>;

/** Returns the service of the map, or null if none is configured. */
export const mapService = ({ MAP_SCRIPT: script, MAP_ORIGINS: origins }: MapVariables): EmbedService | null =>
  script ? { name: 'map', title: '사무국 지도', script, origins } : null;

/**
 * Creates the framed document of the map, if a service is configured (`MAP_SCRIPT`, `MAP_ORIGINS`). Otherwise the site
 * shows its own drawing.
 */
export function mapFrame(environment: MapVariables & EmbedOrigins): Plugin {
  const service = mapService(environment);
  const define = { 'import.meta.env.VITE_MAP': JSON.stringify(service ? 'service' : '') };
  if (!service) return { name: 'map-frame', config: () => ({ define }) };
  const text = embedDocument(service, environment);
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
