import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';

/** Added to all ports, so that two working copies can test at the same time. */
const shift = requireEnvironment('test').E2E_PORT_SHIFT;

/**
 * The ports of the servers, which differ from those of `npm start`. From 4191 to 5059 there is no port to which `fetch` and
 * browsers refuse to connect (Fetch Standard, "port blocking").
 */
const ports = {
  mock: 4210 + shift,
  site: 4270 + shift,
  development: 4280 + shift,
  hydration: 4290 + shift,
};

/** The mock server behind the builds. */
export const mock = `http://127.0.0.1:${ports.mock}`;

/** A .env file may set E2E_PORT_SHIFT, but must not configure the tested site. */
const withoutEnvFiles = { ENV_FILES: 'false' };

/** The production build and the mock server behind it. */
export const site = `http://localhost:${ports.site}`;

/** The site with the development build of React, which reports hydration mismatches. */
export const hydration = `http://localhost:${ports.hydration}`;

/** The development server of `npm start`, with the mock in the service worker. */
export const development = `http://localhost:${ports.development}`;

type WebServer = Exclude<PlaywrightTestConfig['webServer'], undefined | unknown[]>;
const output: Pick<WebServer, 'stdout' | 'stderr' | 'cwd'> = { stdout: 'ignore', stderr: 'pipe', cwd: resolve('.') };
const siteEnvironment = { ...withoutEnvFiles, API_SERVER: mock };

/** The commands that serve the site in each form. */
export const servers = {
  mock: { command: `tsx tools/dev/start/mock.ts --port ${ports.mock}`, port: ports.mock, ...output },
  site: {
    command: `tsx tools/dev/start/preview.ts --port ${ports.site} --folder dist`,
    url: site,
    env: siteEnvironment,
    ...output,
  },
  hydration: {
    command: `tsx tools/dev/start/preview.ts --port ${ports.hydration} --folder .cache/development-build`,
    url: hydration,
    env: siteEnvironment,
    ...output,
  },
  development: {
    command: `tsx tools/dev/start/start.ts --port ${ports.development}`,
    url: development,
    env: withoutEnvFiles,
    ...output,
  },
} satisfies Record<string, WebServer>;

/** The tests of the audit that need the served site. */
export const auditTests = resolve('packages/audit/test/e2e');

/** An option of the project's own test (e2e/support/test.ts). */
type SiteOptions = { isTranslated?: boolean };

/**
 * Returns the configuration of an end-to-end run.
 * @param options its projects and servers, and what differs from the defaults
 */
export const endToEndConfig = (options: PlaywrightTestConfig<SiteOptions>) =>
  defineConfig<SiteOptions>({
    // Paths in a configuration begin at its folder. All runs start in the folder of the repository.
    testDir: resolve('e2e'),
    fullyParallel: true,
    // A page often waits, so three occupy two cores.
    workers: 3,
    // More than ten failures have a common cause. Ending the run shows it without waiting for every timeout.
    maxFailures: 10,
    forbidOnly: true,
    outputDir: resolve('.cache/e2e'),
    reporter: process.stdout.isTTY ? 'line' : 'dot',
    // Tables in review stand beside their test.
    snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
    use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', launchOptions },
    ...options,
  });
