import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { uploadServer } from './tests/support/upload-server.ts';
import { postcodeFrame } from './tools/build/postcode-frame.ts';
import { launchOptions } from './tools/dev/setup/browser.ts';
import { requireEnvironment } from './tools/environment/environment.ts';
import { compile, mockPackages } from './vite.config.ts';

// A .env file configures the site of one developer; tests must give the same results on every machine.
const environment = requireEnvironment('test', { files: false });
const withoutEnvFiles = { envDir: false, test: { env: { ENV_FILES: 'false' } } } as const;

/** Which tests run where; the project of a test is its folder below tests/. */
const inNode = (name: string, options: object = {}) => ({
  envDir: withoutEnvFiles.envDir,
  test: {
    ...withoutEnvFiles.test,
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    setupFiles: ['tests/support/console.ts'],
    ...options,
  },
});

export default defineConfig({
  test: {
    projects: [
      inNode('unit'),
      inNode('contract'),
      // Tests of the repository start whole tools, a test at a time.
      inNode('rules', { testTimeout: 60_000, fileParallelism: false }),
      // Some two hundred broken servers, in some minutes: on demand alone.
      inNode('faults', { testTimeout: 300_000 }),
      // What must be true of the production build; it has to be there.
      inNode('built'),
      {
        envDir: withoutEnvFiles.envDir,
        plugins: [...compile(), uploadServer, postcodeFrame(environment)],
        // Of its own: worktrees may share node_modules, and would take each other's packages from under a run.
        cacheDir: '.cache/vite-browser',
        // Found late, these would be bundled anew in the middle of a run, and React would be there twice.
        optimizeDeps: {
          include: [
            ...mockPackages,
            ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
            ...[
              'react-router',
              'react-router/dom',
              'lucide-react',
              'dompurify',
              'zod/mini',
              '@tanstack/react-query',
              '@linaria/core',
              'vitest-browser-react',
              'react-hook-form',
              'zod/v4/core',
              'axe-core',
            ],
            ...['Button', 'Checkbox', 'Dialog', 'FieldError', 'FileTrigger', 'I18nProvider', 'Label', 'Modal'].map(
              (name) => `react-aria-components/${name}`,
            ),
            ...['RadioGroup', 'SearchField', 'Select', 'Text', 'TextField'].map(
              (name) => `react-aria-components/${name}`,
            ),
          ],
        },
        test: {
          ...withoutEnvFiles.test,
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/console.ts'],
          browser: {
            enabled: true,
            provider: playwright({ launchOptions, contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } }),
            instances: [{ browser: 'chromium' }],
            headless: true,
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
