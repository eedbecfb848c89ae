/** The end-to-end tests of `npm run test:full`. Their files have the suffix `.full.e2e.ts`. */
import { auditTests, development, endToEndConfig, hydration, servers, site } from './support/config.ts';
import { nightlyTag } from './support/nightly-tag.ts';

export default endToEndConfig({
  grepInvert: new RegExp(nightlyTag),
  // A test may wait while the development server compiles its first page.
  timeout: 60_000,
  // A page may be slow on a busy machine. The run counts tests that pass only on retry, and limits their number.
  retries: 1,
  projects: [
    {
      name: 'site',
      testMatch: '**/*.full.e2e.ts',
      testIgnore: ['**/development*.full.e2e.ts', '**/{hydration,reports,foreign-changes}.full.e2e.ts'],
      use: { baseURL: site },
    },
    { name: 'audit', testDir: auditTests, testMatch: '**/*.full.e2e.ts', use: { baseURL: site } },
    { name: 'hydration', testMatch: '**/{hydration,reports,foreign-changes}.full.e2e.ts', use: { baseURL: hydration } },
    { name: 'development', testMatch: '**/development.full.e2e.ts', use: { baseURL: development } },
  ],
  webServer: Object.values(servers),
});
