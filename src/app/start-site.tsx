import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { hasKeptPress } from '#src/lib/browser/early-press.ts';
import { markStarted } from '#src/lib/browser/start-notice.ts';
import type { Router } from '#src/navigation/router/router.ts';
import { navigationStateOf, readStateText } from '#src/navigation/use-sub-screen.ts';
import { hydratePage, menuOf } from './hydrate-page.tsx';
import { createSiteRouter, routes } from './routes.tsx';
import { Site } from './site.tsx';

const lastMatch = (pathname: string) => matchRoutes(routes, pathname)?.at(-1);

/** Checks whether the page that was prerendered for one path fits another: one page serves all records of a route. */
function isPageOf(rendered: string, pathname: string): boolean {
  const match = lastMatch(pathname);
  const id = match?.params.id;
  // The screen of an invalid record number shows an error, which differs from the prerendered page.
  return match?.route.path === lastMatch(rendered)?.route.path && (id === undefined || /^[1-9]\d{0,8}$/.test(id));
}

/** Checks whether the prerendered page shows everything that the navigation state chooses. */
function showsState(state: unknown, menu: string): boolean {
  if (state === null) return true;
  return typeof state === 'object' && Object.keys(state).join() === 'menu' && readStateText(state, 'menu') === menu;
}

/** Renders the site in place of the page. */
function replacePage(root: HTMLElement): Router {
  root.replaceChildren();
  root.removeAttribute('data-address');
  const router = createSiteRouter();
  createRoot(root).render(<Site router={router} />);
  return router;
}

/** Loads code before it is needed, from the first press of the visitor on. */
function preloadAfterFirstPress(router: Router): void {
  const pressed = Promise.withResolvers<Event | null>();
  if (hasKeptPress()) pressed.resolve(null);
  // Browsers send other pointer events also for a pointer that rests while the page below it is painted.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, pressed.resolve, { once: true, capture: true });
  const start = async (press: Event | null) => (await import('./preload-screens.ts')).preloadScreens(router, press);
  pressed.promise.then(start).catch(() => undefined);
}

/**
 * Starts the site in its root element. There are three cases:
 * - The prerendered page fits the URL: it is hydrated.
 * - The prerendered page fits the path, but the query chooses another sub-screen or another page of a list, because the
 *   host serves the same file for every query: it is hydrated first, then the router navigates to the query.
 * - The prerendered page is another screen, or the history entry has a state that chooses another one: it is replaced.
 * @param root has the URL that it was prerendered for in `data-address`, which is removed after hydration. It is empty for
 *   the page of a post, which several URLs show. In development the element is empty and has no such attribute
 * @returns a promise that is fulfilled when the code of a hydrated screen has arrived or failed to load
 */
export async function startSite(root: HTMLElement): Promise<void> {
  const rendered = root.dataset.address === undefined ? null : new URL(root.dataset.address, window.location.href);
  const fitsPage =
    rendered !== null &&
    isPageOf(rendered.pathname, window.location.pathname) &&
    showsState(navigationStateOf(window.history.state), menuOf(rendered));
  const { router, codeSettled } = fitsPage
    ? hydratePage(root, rendered)
    : { router: replacePage(root), codeSettled: undefined };
  preloadAfterFirstPress(router);
  markStarted();
  await codeSettled;
}
