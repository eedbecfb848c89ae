import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { test as base, chromium, expect, type TestInfo } from '@playwright/test';
import { build } from 'esbuild';
import { requestLogin } from '#e2e/support/api-login.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import type { Engine } from './engine.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** The engines, each with the paths at which Debian's packages install the browser. Chromium is that of all tests. */
const engines = {
  chromium: {
    executables: [launchOptions.executablePath ?? chromium.executablePath()],
    start: (path: string, site: string) => startWithPuppeteer('chrome', path, site),
  },
  firefox: {
    executables: ['firefox-esr', 'firefox'],
    start: (path: string, site: string) => startWithPuppeteer('firefox', path, site),
  },
  webkit: {
    executables: ['webkit2gtk-4.1/MiniBrowser', 'webkit2gtk-4.0/MiniBrowser'],
    start: startWebKit,
  },
} as const;

/** The name of an engine, which is also the name of a Playwright project. */
export type EngineName = keyof typeof engines;

const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`),
];

/** Finds the executable of an engine. */
const findExecutable = (name: EngineName): string | undefined =>
  engines[name].executables
    .flatMap((file) => (isAbsolute(file) ? [file] : folders.map((folder) => join(folder, file))))
    .find((path) => existsSync(path));

const isEngineName = (name: string): name is EngineName => name in engines;

let pageScript: Promise<string> | undefined;

/** Bundles the script of the tests for a page. */
async function bundlePageScript(): Promise<string> {
  const entryPoints = ['e2e/engines/page-script.ts'];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', target: 'es2022', write: false });
  return outputFiles[0]?.text ?? '';
}

type Fixtures = {
  visitor: Visitor;
  /** Stores the login of a member of the mock, as a previous visit does. */
  logIn: (id: string) => Promise<void>;
};

const sessionOf = ({ project, testId }: TestInfo) => `${testId}-${project.name}`;

/** Playwright's test with a page in the engine that the project is named after. It skips when the engine is missing. */
export const test = base.extend<Fixtures, { engine: Engine | null }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use, { project }) => {
      if (!isEngineName(project.name)) throw new Error(`There is no engine ${project.name}.`);
      const path = findExecutable(project.name);
      const engine = path ? await engines[project.name].start(path, project.use.baseURL ?? '') : null;
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  async visitor({ engine }, use, info) {
    if (!engine) {
      info.skip(true, `${info.project.name} is not installed`);
      return;
    }
    const page = await engine.newPage();
    await page.setCookie('mock-session', sessionOf(info));
    pageScript ??= bundlePageScript();
    const visitor = new Visitor(page, await pageScript);
    await use(visitor);
    if (info.status !== info.expectedStatus) {
      const body = `${await visitor.address()}\n\n${await visitor.text()}`;
      await info.attach('screen', { body, contentType: 'text/plain' });
    }
    await page.close();
  },
  async logIn({ visitor, playwright, baseURL }, use, info) {
    await use(async (id) => {
      const context = await playwright.request.newContext({ extraHTTPHeaders: { 'X-Mock-Session': sessionOf(info) } });
      const login = { base: baseURL ?? '', clientSecret: 'e2e', id, password: `${id}!` };
      await visitor.store(await requestLogin(context, login));
      await context.dispose();
    });
  },
});

export { expect };
