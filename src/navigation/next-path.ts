import type { createBrowserRouter } from 'react-router-dom';
import { sitePathname } from './site-pathname.ts';

let nextPath: string | null = null;

/**
 * Returns the path on the site of the screen that the router shows next: of its navigation, or of its location, which React
 * may still have to render. Null before `watchNextPath`. `useNavigation` and `useLocation` tell it too, but only once React
 * has rendered, which a busy phone does hundreds of milliseconds after a press.
 */
export const nextScreenPath = (): string | null => nextPath;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Follows the navigations of the router from now on. */
export function watchNextPath({ state, subscribe }: Router): void {
  const follow = ({ navigation, location }: Router['state']) => {
    nextPath = sitePathname((navigation.location ?? location).pathname);
  };
  follow(state);
  subscribe(follow);
}
