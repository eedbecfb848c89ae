import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { skipFilesByTag } from './tests/support/skip-files-by-tag.ts';
import { uploadServer } from './tests/support/upload-server.ts';
import { embeddedServices } from './tools/build/embed-services.ts';
import { launchOptions } from './tools/dev/setup/browser.ts';
import { requireEnvironment } from './tools/environment/environment.ts';
import { compile, mockPackages } from './vite.config.ts';

// .env files differ between developers, but tests must give the same results on every machine.
const environment = requireEnvironment('test', { files: false });
const withoutEnvFiles = { envDir: false, test: { env: { ENV_FILES: 'false' } } } as const;

/** Returns the files of a project. A project of the site has the name of its folder in tests/. */
const filesOf = (name: string) => ({ include: [`tests/${name}/**/*.test.{ts,tsx}`] });

/** Returns the test files in folders of a package's tests. */
const testsOf = (name: string, folders: string) => ({ include: [`packages/${name}/test/${folders}/**/*.test.ts`] });

/** Returns a project whose tests run in Node. */
const nodeProject = (name: string, options: object = {}) => ({
  envDir: withoutEnvFiles.envDir,
  plugins: [skipFilesByTag],
  test: {
    ...withoutEnvFiles.test,
    name,
    ...filesOf(name),
    // Slow tests of Node start commands and servers, or complete runs of the verifier.
    tags: [{ name: 'slow', timeout: 60_000 }],
    environment: 'node',
    setupFiles: ['tests/support/console.ts'],
    ...options,
  },
});

/** Returns a project whose tests run in the browser. */
const browserProject = (name: string, files = filesOf(name)) => ({
  envDir: withoutEnvFiles.envDir,
  plugins: [skipFilesByTag, ...compile(), uploadServer, embeddedServices(environment)],
  // Git worktrees may share node_modules. With a shared cache, one would replace the packages of another during a run.
  cacheDir: '.cache/vite-browser',
  // In a single run, no module changes. Otherwise, each test file would request all modules of the site again.
  server: { headers: process.argv.includes('run') ? { 'Cache-Control': 'max-age=3600' } : {} },
  // If Vite discovers these packages during a run, it bundles again, and the page then has two copies of React.
  optimizeDeps: {
    // A package that is missing here is served as it is, which a CommonJS package does not survive.
    noDiscovery: true,
    include: [
      ...mockPackages,
      ...['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      ...[
        'react-router-dom',
        'lucide-react',
        'cfb',
        'dompurify',
        '@zip.js/zip.js/lib/zip-core-reader.js',
        '@tanstack/react-query',
        '@linaria/core',
        'vitest-browser-react',
        'react-error-boundary',
        'react-hook-form',
        'axe-core',
        'fast-check',
        'openapi-fetch',
        'qr',
        'swiper',
        'swiper/modules',
      ],
      ...['Button', 'Checkbox', 'Dialog', 'FieldError', 'FileTrigger', 'I18nProvider'].map(
        (name) => `react-aria-components/${name}`,
      ),
      ...['Label', 'Modal', 'RadioGroup', 'SearchField', 'Text', 'TextField'].map(
        (name) => `react-aria-components/${name}`,
      ),
      'react-aria-components/VisuallyHidden',
    ],
  },
  test: {
    ...withoutEnvFiles.test,
    name,
    ...files,
    tags: [{ name: 'slow' }],
    setupFiles: ['tests/support/console.ts'],
    // On a busy machine, the code of a screen may take longer than the default of one second.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      provider: playwright({ launchOptions, contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } }),
      instances: [{ browser: 'chromium' as const }],
      headless: true,
      screenshotFailures: false,
    },
  },
});

export default defineConfig({
  test: {
    // `npx vitest run --coverage --project unit --project contract --project browser`
    coverage: {
      provider: 'v8',
      reportsDirectory: '.cache/coverage',
      reporter: ['html', 'text-summary'],
      // A test that exceeds its time limit in a slower run with coverage must not cost the report.
      reportOnFailure: true,
      include: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts'],
      exclude: ['**/generated/**', '**/*.d.ts'],
    },
    projects: [
      // Some of these tests start a command.
      nodeProject('unit', { testTimeout: 20_000, isolate: false }),
      nodeProject('contract', { isolate: false }),
      // These tests start complete tools, so only one file runs at a time.
      nodeProject('rules', { testTimeout: 60_000, isolate: false, fileParallelism: false }),
      // These tests change the contract in a copy of the project, generate and compile it.
      nodeProject('exercises', { testTimeout: 60_000 }),
      // The verifier on eighty faulty servers and on unusual lawful ones takes some minutes.
      nodeProject('faults', { ...testsOf('verify', 'faults'), testTimeout: 300_000 }),
      nodeProject('verify', { ...testsOf('verify', '{unit,servers}'), testTimeout: 20_000, isolate: false }),
      // Some of these tests start complete audits, so only one file runs at a time. One needs the production build in dist/.
      nodeProject('audit', {
        ...testsOf('audit', '{unit,run,seeded-defects}'),
        testTimeout: 20_000,
        fileParallelism: false,
        // Seeded defects run two at a time.
        maxConcurrency: 2,
      }),
      // These tests need the production build in dist/. Some send every request of the hosting table.
      nodeProject('built', { testTimeout: 60_000, isolate: false }),
      browserProject('browser'),
      browserProject('audit-browser', testsOf('audit', 'browser')),
    ],
  },
});
