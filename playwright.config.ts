import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

/** The site as developers see it: `npm start`, answered by the mock's service worker. */
const development = 'http://localhost:4180';

/** The site as it is built and the HTTP mock behind it, on ports of their own, so that a running `npm start` stays. */
const site = 'http://localhost:4173';
const mock = 'http://127.0.0.1:4110';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  outputDir: '.cache/e2e',
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.cache/report/e2e.json' }]],
  use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', launchOptions },
  projects: [
    { name: 'site', testMatch: '*.e2e.ts', testIgnore: 'development*.e2e.ts', use: { baseURL: site } },
    { name: 'development', testMatch: 'development*.e2e.ts', use: { baseURL: development } },
  ],
  webServer: [
    { command: 'tsx mocks/server.ts --port 4110', port: 4110, stdout: 'ignore', stderr: 'pipe' },
    {
      command: 'vite preview --port 4173 --strictPort',
      url: site,
      env: { API_SERVER: mock },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    { command: 'tsx scripts/start.ts --port 4180', url: development, stdout: 'ignore', stderr: 'pipe' },
  ],
});
