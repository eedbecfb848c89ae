import { setTimeout as wait } from 'node:timers/promises';
import { requestSite, type SiteAccess } from './site-access.ts';

/** How long the audit waits for a server that has stopped responding, and how often it asks. */
const outage = { limitMs: 90_000, intervalMs: 3000, requestMs: 8000 };

/** Returns whether a site responds at all, which is not the case for a gateway without a server. */
export const siteResponds = (site: SiteAccess, requestMs = outage.requestMs): Promise<boolean> =>
  requestSite(site, '/', requestMs).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Waits until a site responds again. @returns false if it does not within the limit, or if the audit is stopped */
export async function waitForSite(site: SiteAccess, signal: AbortSignal, limits = outage): Promise<boolean> {
  const end = performance.now() + limits.limitMs;
  while (performance.now() < end && !signal.aborted) {
    if (await siteResponds(site, limits.requestMs)) return true;
    await wait(limits.intervalMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
