import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { ibmScript, pageScript } from './bundle.ts';
import { firstLineOfError } from './error-line.ts';
import type { Members } from './options.ts';
import type { SiteAccess } from './site-access.ts';

/** The audited site. */
export type AuditedSite = SiteAccess & {
  members: Members;
  clientSecret: string;
  /** Whether the mock serves the API, which offers scenarios, sessions and a clock. */
  hasMock: boolean;
  /** Whether steps that save data are done on a site without the mock. */
  writes?: boolean;
  /** The longest time that a page may take until it is stable. */
  timeoutMs: number;
};

/** The site, the browser, and the sources of the scripts that run in a page. */
export type AuditTools = AuditedSite & { browser: Browser; scripts: { page: string; ibm: string } };

/** Starts the browser: that of CHROME_PATH, or else that of the tests or of Playwright. @throws Error with one line */
const launchBrowser = (): Promise<Browser> =>
  // The command itself handles these signals: it writes the report before it ends.
  chromium
    .launch({ ...launchOptions, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    .catch((error) => {
      const advice = 'Set CHROME_PATH, or run "npx playwright install chromium".';
      throw new Error(`Chromium cannot be started: ${firstLineOfError(error)} ${advice}`);
    });

/** Starts the browser and prepares the scripts. */
export async function prepareTools(site: AuditedSite): Promise<AuditTools> {
  const [browser, page, ibm] = await Promise.all([launchBrowser(), pageScript(), ibmScript()]);
  return { ...site, browser, scripts: { page, ibm } };
}

let restart: Promise<Browser> | undefined;

/** Starts the browser again if it has crashed. Visits that run at the same time share one restart. */
export async function restartBrowser(tools: AuditTools): Promise<void> {
  if (tools.browser.isConnected()) return;
  restart ??= launchBrowser();
  try {
    tools.browser = await restart;
  } finally {
    restart = undefined;
  }
}
