/** The end-to-end tests of `npm run test:nightly`: the main journeys in Firefox and WebKit, and tabs of an earlier release. */
import { endToEndConfig, engineServer, engines, servers, site } from './e2e/support/config.ts';

export default endToEndConfig({
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  retries: 1,
  projects: [
    { name: 'firefox', testDir: 'e2e/engines', use: { baseURL: engines } },
    { name: 'webkit', testDir: 'e2e/engines', use: { baseURL: engines } },
    { name: 'old tabs', testDir: 'e2e/nightly', use: { baseURL: site } },
  ],
  webServer: [servers.mock, servers.site, engineServer],
});
