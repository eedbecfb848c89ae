import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { stateText, subScreenOf } from '#src/navigation/use-sub-screen.ts';
import { Providers } from './providers.tsx';
import { createRouter, preloadScreen, routes } from './routes.tsx';

type SiteProps = {
  router: ReturnType<typeof createRouter>;
  /** Called once the page is alive. */
  onAlive?: () => void;
};

function Site({ router, onAlive }: SiteProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

const matchOf = (pathname: string) => matchRoutes(routes, pathname)?.at(-1);

/** Whether the page that was rendered for one path is that of another: one page stands for all records of a kind. */
function isPageOf(rendered: string, pathname: string): boolean {
  const match = matchOf(pathname);
  const id = match?.params.id;
  // Any other number may be none that a record can have, and its screen says so at once.
  return match?.route.path === matchOf(rendered)?.route.path && (id === undefined || /^[1-9]\d{0,8}$/.test(id));
}

/** What React Router keeps of a navigation in the browser's history, absent on a first visit. */
function navigationState(): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null ? (Reflect.get(entry, 'usr') ?? null) : null;
}

/** The sub-screen that a page was rendered with. */
const menuOf = ({ pathname, search }: URL) => subScreenOf({ state: null, search }, pathname).menu;

/** Whether a navigation's state asks for no more than the rendered page shows. */
function isShown(state: unknown, menu: string): boolean {
  if (state === null) return true;
  return typeof state === 'object' && Object.keys(state).join() === 'menu' && stateText(state, 'menu') === menu;
}

/**
 * Starts the site in its root element. What the build has rendered there is taken over as it is. Where the address asks
 * for another sub-screen or a page of a list (a host that gives every sub-screen the same page), it is taken over first
 * and moves on then. Where it is another screen, or the history has a state that the build could not know of, it is
 * replaced.
 * @param root with the address that it was rendered for in `data-address`, which goes once the page is alive; without,
 *   while developing, it is empty
 */
export async function startSite(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location;
  const rendered = root.dataset.address === undefined ? null : new URL(root.dataset.address, window.location.origin);
  const isScreen =
    rendered !== null &&
    isPageOf(rendered.pathname, pathname) &&
    isShown(navigationState(), menuOf(rendered)) &&
    // Where the code of the screen does not come, the router finds out by itself, and says so.
    (await preloadScreen(pathname, menuOf(rendered)).then(
      () => true,
      () => false,
    ));
  if (!isScreen) {
    root.replaceChildren();
    root.removeAttribute('data-address');
    createRoot(root).render(<Site router={createRouter()} />);
    return;
  }
  const moves = search !== rendered.search;
  if (moves) window.history.replaceState(null, '', pathname + rendered.search + hash);
  const router = createRouter();
  const onAlive = () => {
    root.removeAttribute('data-address');
    if (moves) void router.navigate(pathname + search + hash, { replace: true });
  };
  const takeOver = () => void hydrateRoot(root, <Site router={router} onAlive={onAlive} />);
  // In slices, between which the browser answers its reader; in one go where the page that is shown is to go.
  if (moves) takeOver();
  else startTransition(takeOver);
}
