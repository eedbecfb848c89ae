import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workerPath = '/mockServiceWorker.js';
const newTabs = fileURLToPath(new URL('./new-tabs.worker.js', import.meta.url));

/**
 * Serves the service worker of the mock: new-tabs.worker.js followed by MSW's script. The plugin runs in the development
 * server only. MSW's own plugin would add the worker to production builds.
 */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer(server) {
      const scriptFiles = [newTabs, createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')];
      server.middlewares.use(workerPath, async (_request, response) => {
        const scripts = await Promise.all(scriptFiles.map((part) => readFile(part, 'utf8')));
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(scripts.join('\n'));
      });
    },
  };
}
