import { type InitialEntry, type RouteObject, UNSAFE_createMemoryHistory, useRoutes } from 'react-router-dom';
import { createRouter, type Preload } from '#src/navigation/router/router.ts';
import { SiteRouter } from '#src/navigation/router/site-router.tsx';

type MemoryRouterOptions = {
  /** The entries of the history. The last one is open. */
  initialEntries?: InitialEntry[];
  /** Loads the code of a screen before a navigation to it. */
  preload?: Preload;
};

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Creates a router over a history in memory. @returns the router, with the element that renders the routes */
export function createMemoryRouter(
  routes: RouteObject[],
  { initialEntries = ['/'], preload = () => undefined }: MemoryRouterOptions = {},
) {
  const router = createRouter(UNSAFE_createMemoryHistory({ initialEntries }), preload);
  const element = (
    <SiteRouter router={router}>
      <Screens routes={routes} />
    </SiteRouter>
  );
  return Object.assign(router, { element });
}
