import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { axeScript, ibmScript, pageScript } from './bundle.ts';
import type { Members } from './options.ts';

/** Where the site is, and what is known of it. */
export type AuditedSite = {
  base: string;
  members: Members;
  clientSecret: string;
  /** Whether the site is ours, on the mock: it keeps scenarios, sessions and a clock. */
  hasMock: boolean;
  /** How long a page may take until it stands still, in milliseconds. */
  timeoutMs: number;
};

/** What a visit needs: the site, the browser, and the scripts that go into a page. */
export type AuditTools = AuditedSite & { browser: Browser; scripts: { page: string; axe: string; ibm: string } };

/** Starts the browser and makes the scripts. */
export async function prepareTools(site: AuditedSite): Promise<AuditTools> {
  const [browser, page, axe, ibm] = await Promise.all([
    chromium.launch(launchOptions),
    pageScript(),
    axeScript(),
    ibmScript(),
  ]);
  return { ...site, browser, scripts: { page, axe, ibm } };
}
