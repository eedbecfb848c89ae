import type { Plugin } from 'vite';
import { documentHeaders, renderDocument } from './document.ts';

/**
 * Serves the payment page for the mock in the browser: a document whose script runs the mock. The plugin runs in the
 * development server only, and only when no proxy forwards `/api` to another server.
 */
export const mockCardPage = (): Plugin => ({
  name: 'mock-card-page',
  apply: 'serve',
  configureServer(server) {
    if (server.config.server.proxy?.['/api']) return;
    server.middlewares.use('/api/mock/card/', (request, response, next) => {
      if (request.method !== 'GET') return next();
      response.writeHead(200, documentHeaders);
      response.end(renderDocument('<p role="status">불러오는 중입니다.</p>', '/mocks/card/page-script.ts'));
    });
  },
});
