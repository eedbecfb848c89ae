import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { embedDocument } from './embed-document.ts';

const pages = { document: '/embed/map.html', code: '/embed/map.js' };
const entry = 'src/embed/map.ts';

/** What is configured: the service's script with its key, and the origins that it needs besides its own. */
const service = {
  script: process.env.MAP_SCRIPT ?? '',
  origins: (process.env.MAP_ORIGINS ?? '').split(' ').filter(Boolean),
};

const documentOf = () => embedDocument({ name: 'map', title: '사무국 지도', ...service });

/**
 * Makes the document that the map runs in, where a service is configured (`MAP_SCRIPT`, `MAP_ORIGINS`). Without one
 * there is no such document, and the site shows a map of its own.
 */
export const mapFrame = (): Plugin => ({
  name: 'map-frame',
  config: () => ({ define: { 'import.meta.env.VITE_MAP': JSON.stringify(service.script ? 'service' : '') } }),
  async generateBundle() {
    if (!service.script) return;
    this.emitFile({ type: 'asset', fileName: pages.document.slice(1), source: documentOf() });
    this.emitFile({ type: 'asset', fileName: pages.code.slice(1), source: await bundle(entry) });
  },
  configureServer({ middlewares }) {
    if (!service.script) return;
    const answers: Record<string, [type: string, make: () => Promise<string>]> = {
      [pages.document]: ['text/html', async () => documentOf()],
      [pages.code]: ['text/javascript', () => bundle(entry)],
    };
    middlewares.use(async (request, response, next) => {
      const answer = answers[request.url?.split('?')[0] ?? ''];
      if (!answer) return next();
      response.setHeader('Content-Type', `${answer[0]}; charset=utf-8`);
      response.end(await answer[1]());
    });
  },
});
