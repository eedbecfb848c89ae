/** The end-to-end tests of `npm run test:full`: the folder `full`, and those of the audit. */
import { resolve } from 'node:path';
import { auditTests, development, endToEndConfig, hydration, servers, site } from './support/config.ts';
import { nightlyTag } from './support/nightly-tag.ts';

export default endToEndConfig({
  testDir: resolve('e2e/full'),
  grepInvert: new RegExp(nightlyTag),
  // A test may wait while the development server compiles its first page.
  timeout: 60_000,
  // A page may be slow on a busy machine. The run counts tests that pass only on retry, and limits their number.
  retries: 1,
  projects: [
    {
      name: 'site',
      testMatch: '**/*.e2e.ts',
      testIgnore: ['**/development*.e2e.ts', '**/{hydration,reports,foreign-changes}.e2e.ts'],
      use: { baseURL: site },
    },
    { name: 'audit', testDir: auditTests, testMatch: '**/*.e2e.ts', use: { baseURL: site } },
    { name: 'hydration', testMatch: '**/{hydration,reports,foreign-changes}.e2e.ts', use: { baseURL: hydration } },
    { name: 'development', testMatch: '**/development.e2e.ts', use: { baseURL: development } },
  ],
  webServer: Object.values(servers),
});
