/**
 * The end-to-end tests of `npm run test:nightly`: the main journeys in Firefox and WebKit, tabs of an earlier release, the
 * demo, the journeys on translated pages, and each state of each screen.
 */
import { relative, resolve } from 'node:path';
import { auditTests, development, endToEndConfig, servers, site } from './support/config.ts';
import { nightlyTag } from './support/nightly-tag.ts';

export default endToEndConfig({
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  retries: 1,
  projects: [
    { name: 'firefox', testDir: resolve('e2e/engines'), use: { baseURL: site } },
    { name: 'webkit', testDir: resolve('e2e/engines'), use: { baseURL: site } },
    { name: 'chromium', testDir: resolve('e2e/engines'), testMatch: 'demo.e2e.ts', use: { baseURL: site } },
    // The development server compiles each page when it is first opened, which takes long on a busy machine.
    {
      name: 'without service workers',
      testDir: resolve('e2e/full/development'),
      testMatch: '**/development-without-workers.e2e.ts',
      expect: { timeout: 20_000 },
      use: { baseURL: development },
    },
    { name: 'old tabs', testDir: resolve('e2e/nightly'), use: { baseURL: site } },
    ...[resolve('e2e/full'), auditTests].map((testDir) => ({
      name: `repeated proofs in ${relative('.', testDir)}`,
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
      testIgnore: ['**/{full,engines,nightly}/**', '**/without-script*'],
      use: { baseURL: site, isTranslated: true },
    },
  ],
  webServer: [servers.mock, servers.site, servers.development],
});
