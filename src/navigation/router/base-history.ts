import { parsePath, type To, UNSAFE_createBrowserHistory } from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * Returns a path of the site without the path of the site on its host.
 * @param base the path of the site on its host, with a slash at both ends
 */
const withoutBase = (pathname: string, base: string): string =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;

/**
 * Returns a history of the site on a host that has it below a path. Its locations are those of the site at the root.
 * @param base the path of the site on its host, with a slash at both ends
 */
export function createBaseHistory(history: History, base: string): History {
  const addBase = (to: To) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return { ...path, pathname: base.slice(0, -1) + (path.pathname ?? '/') };
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      const { location } = history;
      return { ...location, pathname: withoutBase(location.pathname, base) };
    },
    createHref: (to) => history.createHref(addBase(to)),
    createURL: (to) => history.createURL(addBase(to)),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state) => history.push(addBase(to), state),
    replace: (to, state) => history.replace(addBase(to), state),
    go: (delta) => history.go(delta),
    listen: (listener) =>
      history.listen((update) =>
        listener({
          ...update,
          location: { ...update.location, pathname: withoutBase(update.location.pathname, base) },
        }),
      ),
  };
}

/** The path of the site on its host. Only the demo has another one than the root. */
const siteBase = import.meta.env.BASE_URL;

/** Returns the path of the current page on the site. */
export const sitePathname = (): string =>
  siteBase === '/' ? window.location.pathname : withoutBase(window.location.pathname, siteBase);

/** Creates the history of the browser for the site. */
export const createSiteHistory = (): History =>
  siteBase === '/' ? UNSAFE_createBrowserHistory() : createBaseHistory(UNSAFE_createBrowserHistory(), siteBase);
