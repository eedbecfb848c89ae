import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { dropFirstRequest } from '#src/api/first-request.ts';
import { holdRequests } from '#src/api/held-requests.ts';
import { hasKeptPress } from '#src/lib/browser/early-press.ts';
import { startHydration } from '#src/lib/browser/hydration.ts';
import { offerNewVersion, reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { hideStartNotice, markStarted, showStartNotice } from '#src/lib/browser/start-notice.ts';
import type { Router } from '#src/navigation/router/router.ts';
import { SiteRouter } from '#src/navigation/router/site-router.tsx';
import { navigationStateOf, readStateText, subScreenOf } from '#src/navigation/use-sub-screen.ts';
import { AfterNavigation } from './after-navigation.tsx';
import { Providers } from './providers.tsx';
import { createSiteRouter, preloadRoute, preloadScreen, routes, Screens } from './routes.tsx';

/** Renders the site. @param onNavigated called after the first navigation */
const renderSite = (router: Router, onNavigated?: () => void) => (
  <StrictMode>
    <Providers>
      <SiteRouter router={router}>
        <AfterNavigation entryKey={router.state.location.key} onNavigated={onNavigated}>
          <Screens />
        </AfterNavigation>
      </SiteRouter>
    </Providers>
  </StrictMode>
);

const lastMatch = (pathname: string) => matchRoutes(routes, pathname)?.at(-1);

/** Loads code before it is needed, from the first press of the visitor on. */
function preloadAfterFirstPress(router: Router): void {
  const pressed = Promise.withResolvers<Event | null>();
  if (hasKeptPress()) pressed.resolve(null);
  // Browsers send other pointer events also for a pointer that rests while the page below it is painted.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, pressed.resolve, { once: true, capture: true });
  const start = async (press: Event | null) => (await import('./preload-screens.ts')).preloadScreens(router, press);
  pressed.promise.then(start).catch(() => undefined);
}

/** Checks whether the page that was prerendered for one path fits another: one page serves all records of a route. */
function isPageOf(rendered: string, pathname: string): boolean {
  const match = lastMatch(pathname);
  const id = match?.params.id;
  // The screen of an invalid record number shows an error, which differs from the prerendered page.
  return match?.route.path === lastMatch(rendered)?.route.path && (id === undefined || /^[1-9]\d{0,8}$/.test(id));
}

/** Returns the title of the sub-screen that a page was prerendered with. */
const menuOf = ({ pathname, search }: URL) => subScreenOf({ state: null, search }, pathname).menu;

/** Checks whether the prerendered page shows everything that the navigation state chooses. */
function showsState(state: unknown, menu: string): boolean {
  if (state === null) return true;
  return typeof state === 'object' && Object.keys(state).join() === 'menu' && readStateText(state, 'menu') === menu;
}

/**
 * Hydrates the prerendered page: header and footer at once, the screen when its code has arrived. If the code fails to
 * load, the screen stays as it is, and a notice offers to request it again.
 * @param rendered the URL that the page was prerendered for
 * @returns a promise that is fulfilled when the code of the screen has arrived or failed to load
 */
async function hydratePage(root: HTMLElement, rendered: URL): Promise<void> {
  const { pathname, search, hash } = window.location;
  const hasOtherQuery = search !== rendered.search;
  // The prerendered page is not what the URL shows. Its requests would be useless, and count a view of a wrong post.
  const sendHeldRequests = hasOtherQuery ? holdRequests() : undefined;
  const loaded = Promise.withResolvers<boolean>();
  const settle = (isLoaded: boolean) => {
    // React's `use` reads a promise with these properties without suspending.
    Object.assign(loaded.promise, { status: 'fulfilled', value: isLoaded });
    loaded.resolve(isLoaded);
  };
  let hydrated = Promise.withResolvers<void>();
  let isOpen = true;
  const preload = (path: string) => (isOpen && path === pathname ? hydrated.promise : preloadRoute(path));
  // The site starts with the URL of the prerendered page, and the browser keeps its own. React would replace the prerendered HTML, and typed text, if its own URL changed during the hydration.
  const router = createSiteRouter({ preload, search: rendered.search });
  const entryKey = router.state.location.key;
  let isReplaced = false;
  const unsubscribe = router.subscribe(() => {
    isReplaced = true;
    // The response was for the screen that the visitor has left.
    dropFirstRequest();
    settle(false);
  });
  startHydration({
    entryKey,
    code: loaded.promise,
    onEnd: () => {
      isOpen = false;
      unsubscribe();
      root.removeAttribute('data-address');
      hideStartNotice();
      hydrated.resolve();
      if (hasOtherQuery && !isReplaced) void router.navigate(pathname + search + hash, { replace: true });
    },
  });
  const hydrateScreen = async (isRetry = false): Promise<void> => {
    if (isRetry) {
      isOpen = true;
      hydrated = Promise.withResolvers();
    }
    try {
      await preloadScreen(pathname, menuOf(rendered));
      if (isReplaced) return;
      hideStartNotice();
      settle(true);
    } catch {
      isOpen = false;
      sendHeldRequests?.();
      hydrated.resolve();
      // The first retry requests the code again, so that typed text stays. The second loads the page, because a release
      // may have removed the code.
      if (isReplaced || reloadForNewVersion() || offerNewVersion(false)) return;
      if (isRetry) showStartNotice('retryFailed');
      else showStartNotice('screenFailed', () => void hydrateScreen(true));
    }
  };
  const screenHydrated = hydrateScreen();
  const onRecoverableError = (error: unknown) => {
    // A screen that is replaced before its hydration differs from its prerendered HTML.
    if (!isReplaced) reportError(error);
  };
  const hydrate = () => void hydrateRoot(root, renderSite(router, sendHeldRequests), { onRecoverableError });
  // A transition hydrates in slices, so that the page responds to input meanwhile. A page that is about to be replaced is
  // hydrated at once.
  if (hasOtherQuery) hydrate();
  else startTransition(hydrate);
  preloadAfterFirstPress(router);
  markStarted();
  await screenHydrated;
}

/**
 * Starts the site in its root element. There are three cases:
 * - The prerendered page fits the URL: it is hydrated.
 * - The prerendered page fits the path, but the query chooses another sub-screen or another page of a list, because the
 *   host serves the same file for every query: it is hydrated first, then the router navigates to the query.
 * - The prerendered page is another screen, or the history entry has a state that chooses another one: it is replaced.
 * @param root has the URL that it was prerendered for in `data-address`, which is removed after hydration. It is empty for
 *   the page of a post, which several URLs show. In development the element is empty and has no such attribute
 */
export async function startSite(root: HTMLElement): Promise<void> {
  const rendered = root.dataset.address === undefined ? null : new URL(root.dataset.address, window.location.href);
  const fitsPage =
    rendered !== null &&
    isPageOf(rendered.pathname, window.location.pathname) &&
    showsState(navigationStateOf(window.history.state), menuOf(rendered));
  if (fitsPage) return hydratePage(root, rendered);
  root.replaceChildren();
  root.removeAttribute('data-address');
  const router = createSiteRouter();
  createRoot(root).render(renderSite(router));
  preloadAfterFirstPress(router);
  markStarted();
}
