import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type ProxyOptions } from 'vite';
import { mockCardPage } from './mocks/card/plugin.ts';
import { mockWorker } from './mocks/worker/plugin.ts';
import { countryList } from './tools/build/country-names.ts';
import { earlyScript } from './tools/build/early-script.ts';
import { embeddedServices } from './tools/build/embed-services.ts';
import { siteFont } from './tools/build/fonts/site-font.ts';
import { markdownContent } from './tools/build/markdown/plugin.ts';
import { buildTarget } from './tools/build/supported-browsers.ts';
import { type Environment, requireEnvironment } from './tools/environment/environment.ts';

type ReportEnvironment = Pick<Environment, 'VITE_REPORT_ADDRESS'>;

/** The chapters that a variable of the environment adds to a document: the policy names the reports of failures. */
const supplementsOf = ({ VITE_REPORT_ADDRESS: address }: ReportEnvironment): Record<string, string> =>
  address ? { 'src/content/legal/privacy.md': 'src/content/legal/error-reports.md' } : {};

/** The plugins that compile the site and the browser tests: Markdown, the names of countries, React, and Linaria's style sheets. */
export const compile = (environment: ReportEnvironment = { VITE_REPORT_ADDRESS: null }) => [
  markdownContent(supplementsOf(environment)),
  countryList(),
  react(),
  wyw({ include: ['src/**/*.{ts,tsx}'] }),
];

/** The files that almost every page needs. */
const siteFiles = new RegExp(
  [
    'app/(providers|routes|start-site|tidy-storage)',
    'api/(http|mutation-options|request|response-validation)',
    'components/(content/section-heading|navigation/(button-link|link-tabs))',
    'features/queries/[\\w-]+',
    'lib/browser/(safe-url|site-fonts)',
    'lib/(text/(record-number|verbatim)|time/(clock|date))',
  ]
    .map((path) => `src/${path}\\.tsx?$`)
    .join('|'),
);

/** The packages that the mock and its panel import in a browser. */
export const mockPackages = [
  'msw',
  'msw/browser',
  'msw/experimental',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
  'ajv/dist/2020.js',
  'ajv-formats',
  'fflate',
  'idb-keyval',
  '@faker-js/faker/locale/ko',
  'react-aria-components/Tabs',
];

/**
 * Forwards `/api` to a server, for a site without the embedded mock.
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
      ...compile(environment),
      mockWorker(),
      mockCardPage(),
      { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' },
      earlyScript(environment),
      embeddedServices(environment),
      siteFont(),
    ],
    // Vite reloads the page when it discovers a package after the first request.
    optimizeDeps: { include: mockPackages },
    server: { proxy },
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
          // Every page loads the list of all files. The default hashes have 8 characters.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
                priority: 5,
              },
              // A group includes what its files import. Small files compress badly, and each is a request of its own.
              { name: 'site', test: siteFiles, priority: 4 },
              // The posts of lists and of the home page.
              { name: 'board', test: /src\/(api\/generated(\/limits)?|features\/boards)\/board\.ts$/, priority: 3 },
              // Forms, abstracts and payments need it, but not each other.
              {
                name: 'calls',
                test: /src\/(lib\/(call-options|hooks\/use-one-at-a-time)|forms\/(retry-guard|submit-errors))\.ts$/,
                priority: 2,
              },
              { name: 'fields', test: /src\/components\/fields\/text-field\.tsx$/, priority: 3 },
              // What posts, guides and lists share.
              {
                name: 'records',
                test: /src\/(features\/boards\/attachments|components\/content\/description-list)\.tsx?$/,
                priority: 1,
              },
              // The fields of every list.
              { name: 'search', test: /src\/components\/fields\/(search-field|select)\.tsx$/, priority: 2 },
              {
                name: 'forms',
                test: /node_modules\/zod\/|src\/forms\/(site-form|form-page|use-site-form|fields\/form-text-fields)\.tsx?$/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
