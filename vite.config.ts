import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { mockCardPage } from './mocks/card/plugin.ts';
import { mockWorker } from './mocks/worker/plugin.ts';
import { compileHints } from './tools/build/compile-hints.ts';
import { countryList } from './tools/build/country-names.ts';
import { earlyScript } from './tools/build/early-script.ts';
import { embeddedServices } from './tools/build/embed-services.ts';
import { siteFont } from './tools/build/fonts/site-font.ts';
import { markdownContent } from './tools/build/markdown/plugin.ts';
import { bundlerGroups, checkModuleGroups, type ModuleGroup } from './tools/build/module-groups.ts';
import { oneLanguage } from './tools/build/one-language.ts';
import { styleCompiler } from './tools/build/style-compiler.ts';
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
  styleCompiler(),
];

/**
 * The modules that share a file of the build. Small files compress badly, and each is a request of its own. The budgets of
 * the pages decide which modules belong together.
 */
const moduleGroups: readonly ModuleGroup[] = [
  {
    name: 'framework',
    priority: 5,
    modules: [
      ...[
        'react',
        'react-dom',
        'scheduler',
        'react-router',
        'react-router-dom',
        'react-error-boundary',
        '@tanstack',
      ].map((name) => `node_modules/${name}/`),
      'vite/preload-helper.js',
    ],
  },
  {
    // What almost every page needs.
    name: 'site',
    priority: 4,
    modules: [
      'src/start.tsx',
      ...['providers.tsx', 'routes.tsx', 'start-site.tsx', 'tidy-storage.ts'].map((file) => `src/app/${file}`),
      ...['http', 'mutation-options', 'request'].map((file) => `src/api/${file}.ts`),
      'src/components/content/section-heading.tsx',
      'src/components/navigation/button-link.tsx',
      'src/components/navigation/link-tabs.tsx',
      'src/features/queries/',
      'src/lib/browser/safe-url.ts',
      'src/lib/browser/site-fonts.ts',
      'src/lib/text/digits.ts',
      'src/lib/text/record-number.ts',
      'src/lib/text/verbatim.ts',
      'src/lib/time/clock.ts',
      'src/lib/time/date.ts',
    ],
  },
  {
    // With what restores the text that was typed in them before the hydration: the search of a board has a field, but no form.
    name: 'fields',
    priority: 3,
    modules: ['src/components/fields/text-field.tsx', 'src/lib/hooks/use-early-input.ts'],
  },
  {
    // Forms, abstracts and payments need it, but not each other.
    name: 'calls',
    priority: 2,
    modules: [
      'src/api/use-operation.ts',
      'src/lib/hooks/use-one-at-a-time.ts',
      'src/forms/register-unsaved-form.ts',
      'src/forms/submit-errors.ts',
    ],
  },
  {
    name: 'forms',
    priority: 1,
    modules: [
      'node_modules/zod/',
      'src/forms/site-form.tsx',
      'src/forms/form-page.tsx',
      'src/forms/use-site-form.ts',
      'src/forms/fields/form-field.tsx',
    ],
  },
];

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
      oneLanguage(),
      earlyScript(environment),
      embeddedServices(environment),
      siteFont(),
      checkModuleGroups(moduleGroups),
      compileHints(['framework', 'site']),
    ],
    // Vite reloads the page when it discovers a package after the first request.
    optimizeDeps: { include: mockPackages },
    server: { proxy },
    build: {
      target: buildTarget,
      assetsInlineLimit: 0,
      // All supported browsers preload modules themselves.
      modulePreload: {
        polyfill: false,
        // The pages preload the scripts of the entry: a list of them in the entry would be a second one.
        resolveDependencies: (_, files, { hostId }) =>
          hostId.includes('/index-') ? files.filter((file) => file.endsWith('.css')) : files,
      },
      rolldownOptions: {
        // Subsetting the font takes seconds. The build would warn about a slow plugin.
        checks: { pluginTimings: false },
        output: {
          // Every page loads the list of all files. The default hashes have 8 characters.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: { groups: bundlerGroups(moduleGroups) },
        },
      },
    },
  };
});
