import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type ProxyOptions } from 'vite';
import { mockCardPage } from './mocks/card/plugin.ts';
import { mockWorker } from './mocks/worker/plugin.ts';
import { chunkModules } from './tools/build/chunk-modules.ts';
import { earlyScript } from './tools/build/early-script.ts';
import { mapFrame } from './tools/build/map-frame.ts';
import { markdownContent } from './tools/build/markdown/plugin.ts';
import { postcodeFrame } from './tools/build/postcode-frame.ts';
import { prerenderedPages } from './tools/build/prerender/preview.ts';
import { siteFont } from './tools/build/site-font.ts';
import { buildTarget } from './tools/build/supported-browsers.ts';
import { requireEnvironment } from './tools/environment/environment.ts';

/** The plugins that compile the site and the browser tests: Markdown, React, and Linaria's style sheets. */
export const compile = () => [markdownContent(), react(), wyw({ include: ['src/**/*.{ts,tsx}'] })];

/** The packages that the mock and its panel import in a browser. */
export const mockPackages = [
  'msw',
  'msw/browser',
  'ajv/dist/2020.js',
  'ajv-formats',
  'cfb',
  'fflate',
  'idb-keyval',
  '@faker-js/faker/locale/ko',
  'pdfkit',
  'fontkit',
  'react-aria-components/Tabs',
];

/**
 * Forwards `/api` to a server, for the preview of the build and for a site without the embedded mock.
 * @param target the URL of the server, or null for no proxy
 */
const proxyTo = (target: string | null): Record<string, ProxyOptions> =>
  target ? { '/api': { target, changeOrigin: true } } : {};

export default defineConfig(({ mode }) => {
  const environment = requireEnvironment(mode);
  const proxy = proxyTo(environment.API_SERVER);
  return {
    // Vite reads the .env files for the site by itself, so it must leave them out as well.
    ...(environment.ENV_FILES ? {} : { envDir: false }),
    plugins: [
      ...compile(),
      mockWorker(),
      mockCardPage(),
      { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' },
      earlyScript(environment),
      postcodeFrame(environment),
      mapFrame(environment),
      siteFont(),
      prerenderedPages(),
      chunkModules(),
    ],
    // Vite reloads the page when it discovers a package after the first request.
    optimizeDeps: { include: mockPackages },
    server: { proxy },
    preview: { proxy },
    build: {
      target: buildTarget,
      assetsInlineLimit: 0,
      // All supported browsers preload modules themselves.
      modulePreload: { polyfill: false },
      // Browsers keep the packages that every screen needs in one file, cached across releases of the site.
      rolldownOptions: {
        // Subsetting the font takes seconds. The build would warn about a slow plugin.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
                priority: 2,
              },
              // Includes what these files import. Otherwise each file that a lazy-loaded screen shares is a request of its own.
              { name: 'site', test: /src\/app\/(providers|routes)\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
