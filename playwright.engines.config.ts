/** The end-to-end tests of `npm run test:engines`: the main journeys in Firefox and WebKit. */
import { endToEndConfig, engineServer, engines, servers } from './e2e/support/config.ts';

export default endToEndConfig({
  run: 'full',
  report: 'engines',
  testDir: 'e2e/engines',
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  retries: 1,
  use: { baseURL: engines },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: [servers.mock, servers.site, engineServer],
});
