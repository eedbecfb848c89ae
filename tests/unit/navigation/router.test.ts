import { type InitialEntry, UNSAFE_createMemoryHistory } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createRouter, type Preload, type Router } from '#src/navigation/router/router.ts';

const loaded: Preload = () => undefined;

function routerAt(initialEntries: InitialEntry[], preload = loaded): Router {
  return createRouter(UNSAFE_createMemoryHistory({ initialEntries }), preload);
}

/** Returns the location of a router as one text. */
const entryUrl = ({ state: { location } }: Router) => location.pathname + location.search + location.hash;

/** A `Preload` that the test settles, by path. */
function controlledPreload() {
  const codes = new Map<string, PromiseWithResolvers<void>>();
  const preload: Preload = (pathname) => {
    const code = Promise.withResolvers<void>();
    codes.set(pathname, code);
    return code.promise;
  };
  return { preload, arrive: (pathname: string) => codes.get(pathname)?.resolve() };
}

describe('a navigation', () => {
  test('to a screen whose code is loaded changes the location at once, with state and action', () => {
    const router = routerAt(['/a?x=1']);
    void router.navigate('/b?y=2#z', { state: { menu: '연혁' } });
    expect(entryUrl(router)).toBe('/b?y=2#z');
    expect(router.state).toMatchObject({ action: 'PUSH', location: { state: { menu: '연혁' } } });
  });

  test('that replaces leaves no history entry', () => {
    const router = routerAt(['/a', '/b']);
    void router.navigate('/c', { replace: true });
    expect(router.state.action).toBe('REPLACE');
    void router.navigate(-1);
    expect(entryUrl(router)).toBe('/a');
  });

  test('to a part of a URL keeps the path', () => {
    const router = routerAt(['/a?x=1']);
    void router.navigate('?y=2');
    expect(entryUrl(router)).toBe('/a?y=2');
  });

  test('gives the entry a key of its own, also for the same URL', () => {
    const router = routerAt(['/a']);
    const { key } = router.state.location;
    void router.navigate('/a', { replace: true });
    expect(router.state.location.key).not.toBe(key);
  });

  test('informs the listeners until they unsubscribe', () => {
    const router = routerAt(['/a']);
    const listener = vi.fn();
    const unsubscribe = router.subscribe(listener);
    void router.navigate('/b');
    expect(listener).toHaveBeenCalledExactlyOnceWith(router.state);
    unsubscribe();
    void router.navigate('/c');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a navigation to a screen whose code is loading', () => {
  test('is pending, and changes the location when the code arrives', async () => {
    const { preload, arrive } = controlledPreload();
    const router = routerAt(['/a'], preload);
    const navigation = router.navigate('/b');
    expect(entryUrl(router)).toBe('/a');
    expect(router.pending.get()).toMatchObject({ pathname: '/b' });
    arrive('/b');
    await navigation;
    expect(entryUrl(router)).toBe('/b');
  });

  test('stays pending until its state is rendered', async () => {
    const { preload, arrive } = controlledPreload();
    const router = routerAt(['/a'], preload);
    const before = router.state;
    const navigation = router.navigate('/b');
    router.markRendered(before);
    expect(router.pending.get()).not.toBeNull();
    arrive('/b');
    await navigation;
    router.markRendered(before);
    expect(router.pending.get()).not.toBeNull();
    router.markRendered(router.state);
    expect(router.pending.get()).toBeNull();
  });

  test('is cancelled by a second navigation, whichever code arrives first', async () => {
    const { preload, arrive } = controlledPreload();
    const router = routerAt(['/a'], preload);
    const first = router.navigate('/b');
    const second = router.navigate('/c');
    arrive('/c');
    await second;
    arrive('/b');
    await first;
    expect(entryUrl(router)).toBe('/c');
    void router.navigate(-1);
    arrive('/a');
    await vi.waitFor(() => expect(entryUrl(router)).toBe('/a'));
  });

  test('is cancelled by the back button', async () => {
    const { preload, arrive } = controlledPreload();
    const router = routerAt(['/a', '/b'], preload);
    const navigation = router.navigate('/c');
    void router.navigate(-1);
    arrive('/c');
    arrive('/a');
    await navigation;
    await vi.waitFor(() => expect(entryUrl(router)).toBe('/a'));
  });
});

describe('a blocker', () => {
  function blockedRouter() {
    const router = routerAt(['/a', '/b', '/c', '/form']);
    const requests: (() => void)[] = [];
    const unblock = router.block({
      isBlocked: (from, to) => from.pathname !== to.pathname,
      onBlocked: (proceed) => void requests.push(proceed),
    });
    return { router, requests, unblock };
  }

  test.each([
    ['a link', '/other'],
    ['the back button', -1],
    ['several entries back', -3],
  ])('stops %s, and keeps location and entry', (_, to) => {
    const { router, requests, unblock } = blockedRouter();
    void router.navigate(to);
    expect(entryUrl(router)).toBe('/form');
    expect(router.pending.get()).toBeNull();
    expect(requests).toHaveLength(1);
    unblock();
    void router.navigate(-1);
    expect(entryUrl(router)).toBe('/c');
  });

  test.each([
    ['a link', '/other', '/other'],
    ['the back button', -1, '/c'],
    ['several entries back', -3, '/a'],
  ])('lets %s proceed after a confirmation', async (_, to, url) => {
    const { router, requests } = blockedRouter();
    void router.navigate(to);
    requests[0]?.();
    await vi.waitFor(() => expect(entryUrl(router)).toBe(url));
  });

  test('stops a replacing navigation, which replaces after the confirmation', () => {
    const { router, requests } = blockedRouter();
    void router.navigate('/other', { replace: true });
    expect(entryUrl(router)).toBe('/form');
    requests[0]?.();
    expect(router.state).toMatchObject({ action: 'REPLACE', location: { pathname: '/other' } });
  });

  test('does not stop a navigation that it does not concern', () => {
    const { router, requests } = blockedRouter();
    void router.navigate('/form?page=2');
    expect(entryUrl(router)).toBe('/form?page=2');
    expect(requests).toEqual([]);
  });

  test('stops the links of React Router', () => {
    const { router, requests } = blockedRouter();
    router.navigator.push('/other');
    router.navigator.replace('/other');
    expect(entryUrl(router)).toBe('/form');
    expect(requests).toHaveLength(2);
  });
});
