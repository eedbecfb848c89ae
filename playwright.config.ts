import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/dev/setup/browser.ts';
import { requireEnvironment } from './tools/environment/environment.ts';

/** Moves all ports by a number, so that two checkouts can run their tests side by side. */
const { E2E_PORT_SHIFT: shift } = requireEnvironment('test');

/** A .env file may move the ports, but must not configure the site that is tested. */
const withoutEnvFiles = { ENV_FILES: 'false' };

/** The site as it is built and the HTTP mock behind it, on ports of their own, so that a running `npm start` stays. */
const sitePort = 4170 + shift;
const mockPort = 4110 + shift;
const site = `http://localhost:${sitePort}`;

/** The site built with the React that tells of what it could not take over as it was rendered. */
const hydrationPort = 4190 + shift;
const hydration = `http://localhost:${hydrationPort}`;

/** The site as developers see it: `npm start`, answered by the mock's service worker. */
const developmentPort = 4180 + shift;
const development = `http://localhost:${developmentPort}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // The first page of the development server is compiled while a test waits.
  timeout: 60_000,
  // On a busy machine a page may be late once. Who passes at the second go is counted and named, and few may.
  retries: 1,
  // So many don't fail by themselves: what they have in common is told at once, not after each has had its time.
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
