import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/dev/setup/browser.ts';
import { requireEnvironment } from './tools/environment/environment.ts';

/** A number that is added to all ports, so that two working copies can run their tests at the same time. */
const { E2E_PORT_SHIFT: shift } = requireEnvironment('test');

/** A .env file may set E2E_PORT_SHIFT, but must not configure the tested site. */
const withoutEnvFiles = { ENV_FILES: 'false' };

/** The production build and the mock server behind it. Their ports differ from those of `npm start`. */
const sitePort = 4170 + shift;
const mockPort = 4110 + shift;
const site = `http://localhost:${sitePort}`;

/** The site with the development build of React, which reports hydration mismatches. */
const hydrationPort = 4190 + shift;
const hydration = `http://localhost:${hydrationPort}`;

/** The development server of `npm start`, with the mock in the service worker. */
const developmentPort = 4180 + shift;
const development = `http://localhost:${developmentPort}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A test may wait while the development server compiles its first page.
  timeout: 60_000,
  // A page may be slow on a busy machine. `npm test` counts tests that pass only on retry, and limits their number.
  retries: 1,
  // More than ten failures have a common cause. Ending the run shows it without waiting for every timeout.
  maxFailures: 10,
  forbidOnly: true,
  outputDir: '.cache/e2e',
  // Tables of messages and accessibility trees are the same on every system.
  snapshotPathTemplate: '{testDir}/message-snapshots/{arg}{ext}',
  expect: { toMatchAriaSnapshot: { pathTemplate: '{testDir}/accessibility-trees/{arg}{ext}' } },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.cache/report/e2e.json' }]],
  use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', launchOptions },
  projects: [
    {
      name: 'site',
      testMatch: '*.e2e.ts',
      testIgnore: ['development*.e2e.ts', 'hydration*.e2e.ts'],
      use: { baseURL: site },
    },
    { name: 'hydration', testMatch: 'hydration*.e2e.ts', use: { baseURL: hydration } },
    { name: 'development', testMatch: 'development*.e2e.ts', use: { baseURL: development } },
  ],
  webServer: [
    { command: `tsx mocks/server.ts --port ${mockPort}`, port: mockPort, stdout: 'ignore', stderr: 'pipe' },
    {
      command: `vite preview --port ${sitePort} --strictPort`,
      url: site,
      env: { ...withoutEnvFiles, API_SERVER: `http://127.0.0.1:${mockPort}`, MOCK_POSTCODE: 'true' },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: `vite preview --outDir .cache/development-build --port ${hydrationPort} --strictPort`,
      url: hydration,
      env: { ...withoutEnvFiles, API_SERVER: `http://127.0.0.1:${mockPort}` },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: `tsx tools/dev/start/start.ts --port ${developmentPort}`,
      url: development,
      env: withoutEnvFiles,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
