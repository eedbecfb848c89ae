import { createMemoryRouter as createReactMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { reloadAfterNavigation } from '#src/app/start-site.tsx';
import { handleCaughtError } from '#src/lib/browser/lazy-code.tsx';
import { watchNextScreen } from '#src/navigation/next-screen.ts';

type InitialEntries = NonNullable<Parameters<typeof createReactMemoryRouter>[1]>['initialEntries'];

/** Creates a router over a history in memory. @returns the router, with the element that renders the routes */
export function createMemoryRouter(routes: RouteObject[], options: { initialEntries?: InitialEntries } = {}) {
  const router = createReactMemoryRouter(routes, options);
  reloadAfterNavigation(router);
  watchNextScreen(router);
  return Object.assign(router, { element: <RouterProvider router={router} onError={handleCaughtError} /> });
}
