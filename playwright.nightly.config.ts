/**
 * The end-to-end tests of `npm run test:nightly`: the main journeys in Firefox and WebKit, tabs of an earlier release, the
 * demo, the journeys on translated pages, and each state of each screen.
 */
import { auditTests, endToEndConfig, servers, site } from './e2e/support/config.ts';
import { nightlyTag } from './e2e/support/nightly-tag.ts';

export default endToEndConfig({
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  retries: 1,
  projects: [
    { name: 'firefox', testDir: 'e2e/engines', use: { baseURL: site } },
    { name: 'webkit', testDir: 'e2e/engines', use: { baseURL: site } },
    { name: 'chromium', testDir: 'e2e/engines', testMatch: 'demo.e2e.ts', use: { baseURL: site } },
    { name: 'old tabs', testDir: 'e2e/nightly', use: { baseURL: site } },
    ...['e2e/full', auditTests].map((testDir) => ({
      name: `repeated proofs in ${testDir}`,
      testDir,
      // These need builds that this run does not make.
      testIgnore: ['**/development/**', '**/hydration*', '**/reports*', '**/embedded-documents*'],
      grep: new RegExp(nightlyTag),
      use: { baseURL: site },
    })),
    // The journeys of `npm test`, in a browser that translates each page.
    {
      name: 'translated',
      testMatch: '**/*.e2e.ts',
      testIgnore: ['**/*.full.e2e.ts', '**/{engines,nightly}/**', '**/without-script*'],
      use: { baseURL: site, isTranslated: true },
    },
  ],
  webServer: [servers.mock, servers.site],
});
