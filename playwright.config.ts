/** The end-to-end tests of `npm test`: the journeys. */
import { endToEndConfig, servers, site } from './e2e/support/config.ts';

export default endToEndConfig({
  // A test that passes only on retry hides a defect.
  retries: 0,
  projects: [
    {
      name: 'site',
      testMatch: '**/*.e2e.ts',
      testIgnore: '**/{full,engines,nightly}/**',
      use: { baseURL: site },
    },
  ],
  webServer: [servers.mock, servers.site],
});
