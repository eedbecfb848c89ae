import { handleHistoryFirst } from '#src/lib/browser/watch-history.ts';

/** A history entry of this page. React Router numbers its entries by `idx` of the state. */
type HistoryEntry = { index: number | null; key: unknown; state: unknown; url: URL };

function readEntry(): HistoryEntry {
  const state: unknown = window.history.state;
  const { idx, key } = { idx: null, key: 'default', ...(typeof state === 'object' ? state : null) };
  return { index: typeof idx === 'number' ? idx : null, key, state, url: new URL(window.location.href) };
}

/** A return to the screen: where the address was at the last event, the traversal, and its number. */
type Trip = { entry: HistoryEntry; delta: number; returns: number };

/** The time limit of a return. A browser may drop a traversal when another one follows, and then sends no event. */
const timeoutMs = 500;
/** The number of returns that may follow each other. Returns that overtake each other would not end. */
const maxReturns = 4;

export type HistoryGuardOptions = {
  /** Returns whether the navigation must be confirmed. */
  mustAsk: (from: URL, to: URL) => boolean;
  /** Asks for the confirmation. @param leave repeats the navigation */
  ask: (leave: () => void) => void;
};

/**
 * Creates a guard that asks before the browser's Back and Forward leave the screen. The browser changes the address before
 * `popstate` (HTML Standard, section 7.4.6). The guard hides this event from the router, and returns to the entry of the
 * screen, however many traversals follow.
 *
 * React Router's blocker takes the next `popstate` for its own return and ignores it (a review comment in
 * remix-run/react-router#9709 describes this). After a second Back, it leaves the address of another screen.
 */
export function createHistoryGuard({ mustAsk, ask }: HistoryGuardOptions) {
  /** The entry of the screen. */
  let home: HistoryEntry | null = null;
  /** The return from this entry; null while the address is that of the screen. */
  let trip: Trip | null = null;
  /** The way from the screen to the entry that the visitor wants. */
  let deltaOfLeaving = -1;
  let leave: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arrive = () => {
    clearTimeout(timer);
    trip = null;
    const continueLeaving = leave;
    leave = null;
    continueLeaving?.();
  };

  /** Places the screen after the current entry, if no traversal leads back to it. */
  const addEntry = ({ state, url }: HistoryEntry) => {
    const { index } = readEntry();
    window.history.pushState({ ...Object(state), ...(index !== null && { idx: index + 1 }) }, '', url);
    home = readEntry();
    deltaOfLeaving = -1;
    arrive();
  };

  const returnTo = (screen: HistoryEntry, returns: number) => {
    const entry = readEntry();
    if (isSameEntry(entry, screen)) return arrive();
    const delta = distance(entry, screen);
    if (!delta || returns > maxReturns) return addEntry(screen);
    trip = { entry, delta, returns };
    window.history.go(delta);
    clearTimeout(timer);
    timer = setTimeout(() => addEntry(screen), timeoutMs);
  };

  /** Handles a traversal during the return: the end of the return, or another one of the visitor. */
  const continueTrip = (screen: HistoryEntry, entry: HistoryEntry, { entry: previous, delta, returns }: Trip) => {
    const hasEnded = distance(previous, entry) === delta;
    trip = { entry, delta, returns };
    if (hasEnded || isSameEntry(entry, screen)) returnTo(screen, returns + 1);
  };

  const handlePop = (event: PopStateEvent) => {
    if (!home) return;
    const entry = readEntry();
    if (trip) {
      event.stopImmediatePropagation();
      continueTrip(home, entry, trip);
    } else if (!isSameEntry(entry, home) && mustAsk(home.url, entry.url)) {
      event.stopImmediatePropagation();
      deltaOfLeaving = distance(home, entry) ?? -1;
      returnTo(home, 1);
      ask(() => {
        const traverse = () => window.history.go(deltaOfLeaving);
        if (trip) leave = traverse;
        else traverse();
      });
    } else {
      home = entry;
    }
  };

  return {
    /** Starts the guard, which needs `watchHistory`. @returns a function that stops it */
    start() {
      handleHistoryFirst(handlePop);
      return () => {
        handleHistoryFirst(null);
        clearTimeout(timer);
      };
    },
    /**
     * Records the entry of the screen after a navigation.
     * @param key the key of the router's location. Another key means that the browser has already left the location
     */
    recordEntry(key: string) {
      const entry = readEntry();
      if (entry.key !== key) return;
      home = entry;
      if (trip) arrive();
    },
  };
}

/** Returns the number of entries from one to another; null for an entry that the router has not created. */
const distance = (from: HistoryEntry, to: HistoryEntry): number | null =>
  from.index === null || to.index === null ? null : to.index - from.index;

const isSameEntry = (one: HistoryEntry, other: HistoryEntry): boolean =>
  distance(one, other) === 0 && one.url.href === other.url.href;
