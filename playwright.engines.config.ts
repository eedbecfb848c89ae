/** The end-to-end tests of `npm run test:engines`: the main journeys in Firefox and WebKit. */
import { endToEndConfig, servers, site } from './e2e/support/config.ts';

const clockPort = Number(new URL(site).port) + 30;
const baseURL = `http://localhost:${clockPort}`;

export default endToEndConfig({
  report: 'engines',
  testDir: 'e2e/engines',
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  retries: 1,
  use: { baseURL },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: [
    servers.mock,
    servers.site,
    { command: `tsx e2e/engines/clock-server.ts ${clockPort} ${site}`, url: baseURL, stdout: 'ignore', stderr: 'pipe' },
  ],
});
