import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

/** The site as it is built and the HTTP mock behind it, on ports of their own, so that a running `npm start` stays. */
const site = 'http://localhost:4173';
const mock = 'http://127.0.0.1:4110';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  outputDir: '.cache/e2e',
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.cache/report/e2e.json' }]],
  use: { baseURL: site, locale: 'ko-KR', timezoneId: 'Asia/Seoul', launchOptions },
  webServer: [
    { command: 'tsx mocks/server.ts --port 4110', port: 4110, stdout: 'ignore', stderr: 'pipe' },
    {
      command: 'vite preview --port 4173 --strictPort',
      url: site,
      env: { API_SERVER: mock },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
