import type { createBrowserRouter, Location } from 'react-router-dom';
import { readLocation } from './screen-location.ts';
import { sitePathname } from './site-pathname.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

let next: Location | null = null;

/** Follows the navigations of the router from now on. */
export function watchNextScreen({ state, subscribe }: Router): void {
  const follow = ({ navigation, location }: Router['state']) => {
    const target = navigation.location ?? location;
    next = { ...target, pathname: sitePathname(target.pathname) };
  };
  follow(state);
  subscribe(follow);
}

/** Returns the key of the location that the router shows or will show; undefined before the router has started. */
export const nextLocationKey = (): string | undefined => next?.key;

/**
 * Checks whether the router shows or will show another screen or sub-screen than the one that React has rendered. A
 * navigation that starts by itself would then cancel the one of the visitor. `useNavigation` and `useLocation` tell it
 * only once React has rendered, which a busy phone does hundreds of milliseconds after a press.
 * @param rendered the location of `useLocation`
 */
export function isLeavingScreen(rendered: Location): boolean {
  if (next === null) return false;
  return next.pathname !== rendered.pathname || readLocation(next).screen !== readLocation(rendered).screen;
}
