import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider } from 'react-router-dom';
import { readStateText, subScreenOf } from '#src/navigation/use-sub-screen.ts';
import { Providers } from './providers.tsx';
import { createRouter, preloadScreen, routes } from './routes.tsx';

type SiteProps = {
  router: ReturnType<typeof createRouter>;
  /** Called once the page is hydrated. */
  onHydrated?: () => void;
};

function Site({ router, onHydrated }: SiteProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

const lastMatch = (pathname: string) => matchRoutes(routes, pathname)?.at(-1);

/** Checks whether the page that was prerendered for one path fits another: one page serves all records of a route. */
function isPageOf(rendered: string, pathname: string): boolean {
  const match = lastMatch(pathname);
  const id = match?.params.id;
  // The screen of an invalid record number shows an error, which differs from the prerendered page.
  return match?.route.path === lastMatch(rendered)?.route.path && (id === undefined || /^[1-9]\d{0,8}$/.test(id));
}

/** Returns the navigation state that React Router stored in the history entry; null on a first visit. */
function storedNavigationState(): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null ? (Reflect.get(entry, 'usr') ?? null) : null;
}

/** Returns the title of the sub-screen that a page was prerendered with. */
const menuOf = ({ pathname, search }: URL) => subScreenOf({ state: null, search }, pathname).menu;

/** Checks whether the prerendered page shows everything that the navigation state chooses. */
function showsState(state: unknown, menu: string): boolean {
  if (state === null) return true;
  return typeof state === 'object' && Object.keys(state).join() === 'menu' && readStateText(state, 'menu') === menu;
}

/**
 * Starts the site in its root element. There are three cases:
 * - The prerendered page fits the URL: it is hydrated.
 * - The prerendered page fits the path, but the query chooses another sub-screen or another page of a list, because the
 *   host serves the same file for every query: it is hydrated first, then the router navigates to the query.
 * - The prerendered page is another screen, or the history entry has a state that chooses another one: it is replaced.
 * @param root has the URL that it was prerendered for in `data-address`, which is removed after hydration. In development
 *   the element is empty and has no such attribute
 */
export async function startSite(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location;
  const rendered = root.dataset.address === undefined ? null : new URL(root.dataset.address, window.location.origin);
  const canHydrate =
    rendered !== null &&
    isPageOf(rendered.pathname, pathname) &&
    showsState(storedNavigationState(), menuOf(rendered)) &&
    // If the code of the screen fails to load, the router requests it again and shows the error.
    (await preloadScreen(pathname, menuOf(rendered)).then(
      () => true,
      () => false,
    ));
  if (!canHydrate) {
    root.replaceChildren();
    root.removeAttribute('data-address');
    createRoot(root).render(<Site router={createRouter()} />);
    return;
  }
  const hasOtherQuery = search !== rendered.search;
  if (hasOtherQuery) window.history.replaceState(null, '', pathname + rendered.search + hash);
  const router = createRouter();
  const onHydrated = () => {
    root.removeAttribute('data-address');
    if (hasOtherQuery) void router.navigate(pathname + search + hash, { replace: true });
  };
  const hydrate = () => void hydrateRoot(root, <Site router={router} onHydrated={onHydrated} />);
  // A transition hydrates in slices, so that the page responds to input meanwhile. A page that is about to be replaced is
  // hydrated at once.
  if (hasOtherQuery) hydrate();
  else startTransition(hydrate);
}
