import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { endEarlyInput, keepEarlyScroll, recordEarlyInput } from '#src/lib/browser/early-input.ts';
import { hasKeptPress } from '#src/lib/browser/early-press.ts';
import { handleCaughtError } from '#src/lib/browser/lazy-code.tsx';
import { reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { markStarted } from '#src/lib/browser/start-notice.ts';
import { watchHistory } from '#src/lib/browser/watch-history.ts';
import { watchNextScreen } from '#src/navigation/next-screen.ts';
import { routePatternOf } from '#src/navigation/route-pattern.ts';
import { navigationStateOf, readLocation, readStateText } from '#src/navigation/screen-location.ts';
import { screens } from '#src/navigation/screens.ts';
import { siteBase, sitePathname } from '#src/navigation/site-pathname.ts';
import { firstScreen, NotHydrated } from './first-screen.tsx';
import { isForeignChange, reportForeignChange } from './foreign-change.ts';
import { Providers } from './providers.tsx';
import { createRoutes, type SiteRouter } from './routes.tsx';

/** The parameters of the query that choose what the HTML of a page shows. */
const shownParameters = ['menu', 'step', 'doc', 'lang', 'board', 'search', 'category'];

/** Checks whether the page that was prerendered for one path is that of another: one page serves all records of a route. */
function isPageOf(rendered: string, pathname: string): boolean {
  const pattern = routePatternOf(pathname);
  // The screen of an invalid record number shows an error, which differs from the prerendered page.
  return pattern === routePatternOf(rendered) && (!pattern.includes(':id') || /\/[1-9]\d{0,8}\/*$/.test(pathname));
}

/** Checks whether the HTML of a page is what the first rendering of the current history entry gives. */
function showsEntry(rendered: URL): boolean {
  const query = new URLSearchParams(window.location.search);
  if (shownParameters.some((name) => query.get(name) !== rendered.searchParams.get(name))) return false;
  const state = navigationStateOf(window.history.state);
  if (state === null) return true;
  const { title } = screens[readLocation({ pathname: rendered.pathname, search: rendered.search, state: null }).screen];
  return typeof state === 'object' && Object.keys(state).join() === 'menu' && readStateText(state, 'menu') === title;
}

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

/** Loads code before it is needed, from the first press of the visitor on. */
function preloadAfterFirstPress(router: SiteRouter): void {
  const pressed = Promise.withResolvers<Event | null>();
  if (hasKeptPress()) pressed.resolve(null);
  // Browsers send other pointer events also for a pointer that rests while the page below it is painted.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, pressed.resolve, { once: true, capture: true });
  const start = async (press: Event | null) => (await import('./preload-screens.ts')).preloadScreens(router, press);
  pressed.promise.then(start).catch(() => undefined);
}

/**
 * Starts the site in its root element. There are three cases:
 * - The prerendered page is that of the path: header and footer are hydrated at once, the screen when its code arrives.
 * - It is, but the query or the navigation state chooses another sub-screen, because the host serves the same file for
 *   every query: only the screen is rendered in place of its HTML.
 * - The prerendered page is another screen, or the root element is empty, as in development: the site is rendered.
 * @param root has the URL that it was prerendered for in `data-address`, which is removed when the screen is hydrated. It is
 *   empty for the page of a post, which several URLs show
 * @returns a promise that is fulfilled when the code of a prerendered screen has arrived or failed to load
 */
export async function startSite(root: HTMLElement): Promise<void> {
  const rendered = root.dataset.address === undefined ? null : new URL(root.dataset.address, window.location.href);
  const page = rendered !== null && isPageOf(rendered.pathname, sitePathname()) ? rendered : null;
  const whenLeft = (leave: () => void) => {
    if (router.state.location.key === firstKey) router.subscribe(leave);
    else leave();
  };
  let codeSettled: Promise<void> | undefined;
  const routes = createRoutes(sitePathname(), (Screen) => {
    if (!page) return Screen;
    const first = firstScreen(Screen, showsEntry(page), whenLeft);
    codeSettled = first.codeSettled;
    return first.FirstScreen;
  });
  watchHistory();
  const router = createBrowserRouter(routes, { basename: siteBase });
  reloadAfterNavigation(router);
  watchNextScreen(router);
  const firstKey = router.state.location.key;
  const site = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} onError={handleCaughtError} />
      </Providers>
    </StrictMode>
  );
  const onRecoverableError = (error: unknown) => {
    if (isForeignChange(error)) {
      keepEarlyScroll();
      reportForeignChange(error);
    } else if (!(error instanceof Error && error.cause instanceof NotHydrated)) reportError(error);
  };
  // A transition hydrates in slices, so that the page responds to input meanwhile.
  if (page) {
    recordEarlyInput(root);
    router.subscribe(({ location }) => {
      if (location.key !== firstKey) endEarlyInput();
    });
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  } else createRoot(root).render(site);
  preloadAfterFirstPress(router);
  markStarted();
  await codeSettled;
}
