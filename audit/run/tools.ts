import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser';
import { axeScript, ibmScript, pageScript } from './bundle';
import type { Members } from './options';

/** What a visit needs: the browser, the scripts that go into a page, and where the site is. */
export type Tools = {
  browser: Browser;
  base: string;
  scripts: { page: string; axe: string; ibm: string };
  members: Members;
  clientSecret: string;
  /** Whether the site is ours, on the mock: it keeps scenarios, sessions and a clock. */
  isOurs: boolean;
  /** How long a page may take until it stands still, in milliseconds. */
  patience: number;
};

/** Starts the browser and makes the scripts. */
export async function prepare(site: Omit<Tools, 'browser' | 'scripts'>): Promise<Tools> {
  const [browser, page, axe, ibm] = await Promise.all([
    chromium.launch(launchOptions),
    pageScript(),
    axeScript(),
    ibmScript(),
  ]);
  return { ...site, browser, scripts: { page, axe, ibm } };
}
