import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';

/** A number that is added to all ports, so that two working copies can run their tests at the same time. */
const { E2E_PORT_SHIFT: shift } = requireEnvironment('test');

/** A .env file may set E2E_PORT_SHIFT, but must not configure the tested site. */
const withoutEnvFiles = { ENV_FILES: 'false' };

/** The production build and the mock server behind it. Their ports differ from those of `npm start`. */
const sitePort = 4170 + shift;
const mockPort = 4110 + shift;
export const site = `http://localhost:${sitePort}`;

/** The site with the development build of React, which reports hydration mismatches. */
const hydrationPort = 4190 + shift;
export const hydration = `http://localhost:${hydrationPort}`;

/** The development server of `npm start`, with the mock in the service worker. */
const developmentPort = 4180 + shift;
export const development = `http://localhost:${developmentPort}`;

type WebServer = Exclude<PlaywrightTestConfig['webServer'], undefined | unknown[]>;
const output: Pick<WebServer, 'stdout' | 'stderr'> = { stdout: 'ignore', stderr: 'pipe' };
const siteEnvironment = { ...withoutEnvFiles, API_SERVER: `http://127.0.0.1:${mockPort}` };

/** The commands that serve the site in each form. */
export const servers = {
  mock: { command: `tsx mocks/server.ts --port ${mockPort}`, port: mockPort, ...output },
  site: {
    command: `vite preview --port ${sitePort} --strictPort`,
    url: site,
    env: { ...siteEnvironment, MOCK_POSTCODE: 'true' },
    ...output,
  },
  hydration: {
    command: `vite preview --outDir .cache/development-build --port ${hydrationPort} --strictPort`,
    url: hydration,
    env: siteEnvironment,
    ...output,
  },
  development: {
    command: `tsx tools/dev/start/start.ts --port ${developmentPort}`,
    url: development,
    env: withoutEnvFiles,
    ...output,
  },
} satisfies Record<string, WebServer>;

/**
 * Returns the configuration of an end-to-end run.
 * @param options the name of its report, its projects and servers, and what differs from the defaults
 */
export const endToEndConfig = ({ report, ...options }: PlaywrightTestConfig & { report: string }) =>
  defineConfig({
    testDir: 'e2e',
    fullyParallel: true,
    workers: 2,
    // More than ten failures have a common cause. Ending the run shows it without waiting for every timeout.
    maxFailures: 10,
    forbidOnly: true,
    outputDir: '.cache/e2e',
    // Accessibility trees are the same on every system.
    expect: { toMatchAriaSnapshot: { pathTemplate: '{testDir}/accessibility-trees/{arg}{ext}' } },
    reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: `.cache/report/${report}.json` }]],
    use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', launchOptions },
    ...options,
  });
