import { type ComponentType, use } from 'react';

/** A sub-screen whose code comes when it is first shown, or before that by `fetch`. */
export type LateScreen = {
  /** The component; the same promise at each call. Rejects with a TypeError where the network does. */
  fetch: () => Promise<ComponentType>;
};

/** @param load fetches the component of a sub-screen; it is called once */
export function lateScreen(load: () => Promise<ComponentType>): LateScreen {
  let coming: Promise<ComponentType> | undefined;
  return {
    fetch: () => {
      if (coming) return coming;
      const screen = load();
      // React's own mark for a promise that it doesn't have to wait for.
      screen.then(
        (value) => Object.assign(screen, { status: 'fulfilled', value }),
        () => undefined,
      );
      coming = screen;
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
