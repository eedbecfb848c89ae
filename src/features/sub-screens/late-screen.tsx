import { type ComponentType, use } from 'react';
import { loadCode, onForget } from '#src/lib/browser/load-code.ts';

/** A sub-screen whose code comes when it is first shown, or before that by `fetch`. */
export type LateScreen = {
  /**
   * The component; the same promise at each call. Where the code cannot be fetched it rejects, and is requested again
   * only after `forgetCodeError`: React renders a screen that waits several times.
   */
  fetch: () => Promise<ComponentType>;
};

/** @param load fetches the component of a sub-screen; it is called once, and again after it failed */
export function lateScreen(load: () => Promise<ComponentType>): LateScreen {
  let loading: Promise<ComponentType> | undefined;
  return {
    fetch: () => {
      if (loading) return loading;
      const screen = loadCode(load);
      screen.then(
        // React's own mark for a promise that it doesn't have to wait for.
        (value) => Object.assign(screen, { status: 'fulfilled', value }),
        (error: unknown) => onForget(error, () => (loading = undefined)),
      );
      loading = screen;
      return screen;
    },
  };
}

/**
 * Shows a sub-screen as soon as its code is there. Unlike React's `lazy`, it doesn't wait where the code was fetched
 * before: a page that the build has rendered is taken over in one piece.
 */
export function ShownScreen({ screen }: { screen: LateScreen }) {
  const Screen = use(screen.fetch());
  return <Screen />;
}
