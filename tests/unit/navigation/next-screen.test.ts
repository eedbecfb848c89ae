import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isLeavingScreen, watchNextScreen } from '#src/navigation/next-screen.ts';

/** Creates a router at a URL of the site, whose other screens load until the test ends. */
function startAt(address: string) {
  const loader = () => new Promise<null>(() => {});
  const routes = [{ path: '/contact' }, { path: '/introduce' }, { path: '*', loader }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  watchNextScreen(router);
  return { router, rendered: router.state.location };
}

test('a screen is left as soon as the navigation to another one begins, while that one loads', () => {
  const { router, rendered } = startAt('/contact');
  expect(isLeavingScreen(rendered)).toBe(false);
  void router.navigate('/information');
  expect(isLeavingScreen(rendered)).toBe(true);
});

test('a screen is left for another sub-screen of its path, but not for another query of the same one', async () => {
  const { router, rendered } = startAt('/introduce');
  await router.navigate('/introduce?page=2');
  expect(isLeavingScreen(rendered)).toBe(false);
  await router.navigate('/introduce', { state: { menu: '임원' } });
  expect(isLeavingScreen(rendered)).toBe(true);
});
