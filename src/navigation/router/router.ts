import { type Location, NavigationType, parsePath, type To, type Navigator as UrlNavigator } from 'react-router-dom';
import { reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import type { SiteHistory } from './site-history.ts';

/** The history entry to render, and how the visitor came to it. */
type RouterState = { action: NavigationType; location: Location };

type NavigateOptions = { replace?: boolean | undefined; state?: unknown };

type Path = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Decides about a navigation from one location to another. It blocks the navigation by returning true. */
type Blocker = {
  isBlocked: (from: Path, to: Path) => boolean;
  /** Called for a blocked navigation. The URL is unchanged. @param proceed navigates in spite of the blocker */
  onBlocked: (proceed: () => void) => void;
};

/**
 * Loads the code of the screen at a path.
 * @returns undefined if the code is loaded. Otherwise a promise that is fulfilled even if the code fails to load
 */
export type Preload = (pathname: string) => Promise<void> | undefined;

/** The router of the site. It changes the URL, and `SiteRouter` renders its state. */
export type Router = {
  readonly state: RouterState;
  /** The target of the navigation that is under way; null if the current state is rendered. */
  pending: Pick<Store<Path | null>, 'get' | 'subscribe'>;
  /** What the links of React Router call. */
  navigator: UrlNavigator;
  /**
   * Navigates to a path or a URL of the site, or by a number of history entries.
   * @returns a promise that is fulfilled after the URL has changed, or another navigation has started
   */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** Calls the listener with each new state. @returns the function that unsubscribes */
  subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Ends the pending navigation to a state. Called after React has rendered the state. */
  markRendered: (state: RouterState) => void;
  /** Sets the only blocker. @returns the function that removes it */
  block: (blocker: Blocker) => () => void;
};

/**
 * Creates a router. A navigation first loads the code of its screen, then changes the URL. A second navigation cancels the
 * first.
 * @param history the history of the browser, or of a test
 * @param first the location to start with
 */
export function createRouter(history: SiteHistory, preload: Preload, first = history.location): Router {
  let state: RouterState = { action: NavigationType.Pop, location: first };
  const pending = createStore<Path | null>(null);
  const listeners = new Set<(state: RouterState) => void>();
  let blocker: Blocker | undefined;
  let latestNavigation = 0;
  let isLoading = false;
  /** Handles the next change of the history entry in place of a navigation. */
  let handleNextPop: (() => void) | undefined;

  const onNextPop = (handler: () => void) => {
    handleNextPop = () => {
      handleNextPop = undefined;
      handler();
    };
  };

  const setState = (action: NavigationType) => {
    isLoading = false;
    const { pathname, search } = history.location;
    const isLeaving = pathname !== state.location.pathname || search !== state.location.search;
    if (reloadForNewVersion({ isLeaving })) {
      // No listener is called: the tab keeps the current screen until the page is loaded.
      pending.set(null);
      return;
    }
    state = { action, location: history.location };
    for (const listener of listeners) listener(state);
  };

  /** Loads the code of a location, and calls a function unless another navigation has started meanwhile. */
  const load = (location: Path, show: () => void): Promise<void> => {
    latestNavigation += 1;
    const navigation = latestNavigation;
    isLoading = true;
    pending.set(location);
    const code = preload(location.pathname);
    if (code) return code.then(() => (navigation === latestNavigation ? show() : undefined));
    show();
    return Promise.resolve();
  };

  const isBlocked = (to: Path) => blocker?.isBlocked(state.location, to) ?? false;

  const change = async (to: To, { replace = false, state: navigationState = null }: NavigateOptions): Promise<void> => {
    const { pathname = state.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const target = history.encodeLocation({ pathname, search, hash });
    const proceed = () =>
      load(target, () => {
        if (replace) history.replace(target, navigationState);
        else history.push(target, navigationState);
        setState(replace ? NavigationType.Replace : NavigationType.Push);
      });
    if (isBlocked(target)) blocker?.onBlocked(() => void proceed());
    else await proceed();
  };

  const pop = () => void load(history.location, () => setState(NavigationType.Pop));

  history.listen(({ delta }) => {
    if (handleNextPop) {
      handleNextPop();
      return;
    }
    if (delta === null || !isBlocked(history.location)) {
      pop();
      return;
    }
    // The browser has already changed the entry. The next change returns to the entry of the current screen.
    const reverted = new Promise<void>(onNextPop);
    history.go(-delta);
    blocker?.onBlocked(() => {
      void reverted.then(() => {
        onNextPop(pop);
        history.go(delta);
      });
    });
  });

  return {
    get state() {
      return state;
    },
    pending,
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, navigationState) => void change(to, { state: navigationState }),
      replace: (to, navigationState) => void change(to, { state: navigationState, replace: true }),
    },
    navigate: async (to, options = {}) => {
      if (typeof to === 'number') history.go(to);
      else await change(to, options);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markRendered: (rendered) => {
      if (rendered === state && !isLoading && pending.get() !== null) pending.set(null);
    },
    block: (next) => {
      blocker = next;
      return () => {
        if (blocker === next) blocker = undefined;
      };
    },
  };
}
