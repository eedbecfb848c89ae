import { createPath, type Location, type Path, type To } from 'react-router-dom';

/**
 * The history that the router works with: the browser's, or that of a test. React Router exports its own only under a name
 * that says not to use it.
 */
export type SiteHistory = {
  /** The current entry. Its path is that of the site at the root of its host. */
  readonly location: Location;
  createHref: (to: To) => string;
  /** Returns the path as the browser spells it (URL Standard). */
  encodeLocation: (to: To) => Path;
  push: (to: Path, state: unknown) => void;
  replace: (to: Path, state: unknown) => void;
  go: (delta: number) => void;
  /**
   * Calls the listener after the visitor or `go` has changed the entry.
   * @param listener `delta` is the number of entries; null if the site has not made the entry, such as that of an anchor
   */
  listen: (listener: (change: { delta: number | null }) => void) => void;
};

/** The path of the site on its host, with a slash at both ends. Only the demo has another one than the root. */
const siteBase = import.meta.env.BASE_URL;

const withoutBase = (pathname: string, base: string): string =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;

/** Returns the path on the site of a path on its host: that of the current page, unless another one is given. */
export const sitePathname = (hostPath: string = window.location.pathname): string => withoutBase(hostPath, siteBase);

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * Reads the state of the current entry. React Router's names are kept, because entries of older releases have them.
 * @param name `usr` is the navigation state, `idx` the number of the entry in this tab
 */
function readEntry(name: 'usr' | 'key' | 'idx'): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined;
}

function readIndex(): number | null {
  const index = readEntry('idx');
  return typeof index === 'number' ? index : null;
}

/** Creates the history of the browser for the site. @param base the path of the site on its host */
export function createSiteHistory(base: string = siteBase): SiteHistory {
  if (readIndex() === null) window.history.replaceState({ ...window.history.state, idx: 0 }, '');
  let index = readIndex();
  const createHref = (to: To) => base.slice(0, -1) + pathOf(to);
  const createEntry = (state: unknown, idx: number) => {
    index = idx;
    return { usr: state, key: Math.random().toString(36).slice(2, 10), idx };
  };
  return {
    get location() {
      const { pathname, search, hash } = window.location;
      const key = readEntry('key');
      const state = readEntry('usr') ?? null;
      return {
        pathname: withoutBase(pathname, base),
        search,
        hash,
        state,
        key: typeof key === 'string' ? key : 'default',
      };
    },
    createHref,
    encodeLocation: (to) => {
      // A URL would lose a space at its end.
      const { pathname, search, hash } = new URL(pathOf(to).replace(/ $/, '%20'), window.location.origin);
      return { pathname, search, hash };
    },
    push: (to, state) => {
      const entry = createEntry(state, (readIndex() ?? 0) + 1);
      try {
        window.history.pushState(entry, '', createHref(to));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari limits how many entries a document may add within half a minute.
        window.location.assign(createHref(to));
      }
    },
    replace: (to, state) => window.history.replaceState(createEntry(state, readIndex() ?? 0), '', createHref(to)),
    go: (delta) => window.history.go(delta),
    listen: (listener) =>
      window.addEventListener('popstate', () => {
        const next = readIndex();
        const delta = next === null || index === null ? null : next - index;
        index = next;
        listener({ delta });
      }),
  };
}
