import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type ProxyOptions } from 'vite';
import { mockCardPage } from './mocks/card/plugin.ts';
import { mockWorker } from './mocks/worker/plugin.ts';
import { earlyScript } from './tools/build/early-script.ts';
import { mapFrame } from './tools/build/map-frame.ts';
import { markdownContent } from './tools/build/markdown/plugin.ts';
import { postcodeFrame } from './tools/build/postcode-frame.ts';
import { prerenderedPages } from './tools/build/prerender/preview.ts';
import { siteFont } from './tools/build/site-font.ts';
import { requireEnvironment } from './tools/environment/environment.ts';

/** What both the site and the browser tests are compiled with: documents, React, and style sheets taken out of the code. */
export const compile = () => [markdownContent(), react(), wyw({ include: ['src/**/*.{ts,tsx}'] })];

/** The packages that the mock needs in a browser. */
export const mockPackages = [
  'msw',
  'msw/browser',
  'ajv/dist/2020.js',
  'ajv-formats',
  'idb-keyval',
  '@faker-js/faker/locale/ko',
  'pdfkit',
  'fontkit',
];

/** A server to stand behind `/api`, for the preview of the build and for a site without the embedded mock. */
const proxyTo = (target: string | null): Record<string, ProxyOptions> =>
  target ? { '/api': { target, changeOrigin: true } } : {};

export default defineConfig(({ mode }) => {
  const environment = requireEnvironment(mode);
  const proxy = proxyTo(environment.API_SERVER);
  return {
    // Vite reads the variables of the site by itself, so it has to leave out the .env files as well.
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
    ],
    // Found late, these would reload the page of the first visit.
    optimizeDeps: { include: mockPackages },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // A browser of the target knows how to preload modules; an older Safari loads them a little later.
      modulePreload: { polyfill: false },
      // What every screen needs comes in one file, and stays cached over our releases.
      rolldownOptions: {
        // Cutting the font takes its time; that is no warning.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                priority: 2,
              },
              // With all that they import; else each file that a late screen needs too would be a request of its own.
              { name: 'site', test: /src\/app\/(providers|routes)\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
