import type { createBrowserRouter } from 'react-router-dom';
import { reloadForNewVersion } from '#src/lib/browser/new-version.ts';

/** The router of the site in a browser. */
export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Loads the page again after a navigation to another URL, if a newer version of the site is live: the fields of the former
 * screen are left. It happens before React renders the next screen, which may close a modal that the reload carries over.
 */
export function reloadAfterNavigation({ state, subscribe }: SiteRouter): void {
  let { pathname, search } = state.location;
  subscribe(({ location }) => {
    if (location.pathname === pathname && location.search === search) return;
    ({ pathname, search } = location);
    reloadForNewVersion({ isLeaving: true });
  });
}
