import * as fc from 'fast-check';
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHistoryGuard } from '#src/forms/history-guard.ts';
import { watchHistory } from '#src/lib/browser/watch-history.ts';

beforeEach(() => vi.useFakeTimers({ loopLimit: 300 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = 4;
const lastIndex = 6;

/** How a browser handles traversals. */
type BrowserOptions = {
  /** The times in ms until the next traversals end, repeated. */
  latenciesMs: number[];
  /** Whether a traversal drops those that have not ended, which then have no event. */
  dropsEarlier: boolean;
  /** Whether a traversal starts at the end of the one before, also if this one has not ended yet. */
  countsPending: boolean;
  /** An entry without the state of the router, as a link to a fragment creates it. */
  foreignIndex: number | null;
};

/** Creates a browser at the entry of a form, with the router of the site, and a guard of the form. */
function openForm({ latenciesMs, dropsEarlier, countsPending, foreignIndex }: BrowserOptions) {
  vi.clearAllTimers();
  const entries = Array.from({ length: lastIndex + 1 }, (_, index) => ({
    state: index === foreignIndex ? null : { idx: index, key: `key-${index}` },
    url: `https://site.example/${index}`,
  }));
  let current = home;
  let pending: ReturnType<typeof setTimeout>[] = [];
  let pendingEnd = home;
  let endsAtMs = 0;
  let count = 0;
  const listeners: ((event: Event) => void)[] = [];
  const go = (delta: number) => {
    if (dropsEarlier) for (const timer of pending) clearTimeout(timer);
    count += 1;
    const end = (dropsEarlier ? current : pendingEnd) + delta;
    if (countsPending && !entries[end]) return;
    pendingEnd = end;
    const traverse = () => {
      const target = countsPending ? end : current + delta;
      if (!entries[target]) return;
      current = target;
      if (!pending.some((timer) => timer !== own)) pendingEnd = current;
      pending = pending.filter((timer) => timer !== own);
      let isHidden = false;
      const stopImmediatePropagation = () => {
        isHidden = true;
      };
      const event = Object.assign(new Event('popstate'), { stopImmediatePropagation });
      for (const listener of listeners) if (!isHidden) listener(event);
    };
    // Traversals end in their order.
    endsAtMs = Math.max(endsAtMs, Date.now() + (latenciesMs[count % latenciesMs.length] ?? 0));
    const own = setTimeout(traverse, endsAtMs - Date.now());
    pending = [...(dropsEarlier ? [] : pending), own];
  };
  const history = {
    go,
    get state() {
      return entries[current]?.state;
    },
    replaceState() {
      throw new Error('The router replaces an entry.');
    },
    pushState(state: { idx: number; key: string }, _: string, url: URL) {
      current += 1;
      pendingEnd = current;
      entries.splice(current, Number.POSITIVE_INFINITY, { state, url: url.href });
    },
  };
  const page = {
    history,
    get location() {
      return new URL(entries[current]?.url ?? '');
    },
    addEventListener(type: string, listener: (event: Event) => void) {
      if (type === 'popstate') listeners.push(listener);
    },
    removeEventListener: () => {},
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { defaultView: page });
  watchHistory();
  const router = createBrowserRouter(entries.map((_, index) => ({ path: `/${index}`, element: null })));

  const form = { isDirty: true };
  const questions: (() => void)[] = [];
  const guard = createHistoryGuard({
    mustAsk: (from, to) => form.isDirty && from.href !== to.href,
    ask: (leave) => questions.push(leave),
  });
  guard.start();
  guard.recordEntry(`key-${home}`);
  return {
    go,
    form,
    questions,
    guard,
    history,
    address: () => page.location.pathname,
    screen: () => router.state.location.pathname,
  };
}

const traversals = fc.array(
  fc.record({ delta: fc.constantFrom(-3, -2, -1, -1, -1, 1, 2), afterMs: fc.integer({ min: 0, max: 300 }) }),
  { minLength: 1, maxLength: 6 },
);
const browserOptions = fc.record({
  latenciesMs: fc.array(fc.integer({ min: 0, max: 800 }), { minLength: 1, maxLength: 5 }),
  dropsEarlier: fc.boolean(),
  countsPending: fc.boolean(),
  foreignIndex: fc.constantFrom(null, null, 1, 3, 5),
});

test('after any traversals in any browser, address and screen are those of the form', async () => {
  await fc.assert(
    fc.asyncProperty(traversals, browserOptions, async (moves, options) => {
      const { go, questions, screen, address } = openForm(options);
      for (const { delta, afterMs } of moves) {
        await vi.advanceTimersByTimeAsync(afterMs);
        go(delta);
      }
      await vi.runAllTimersAsync();
      expect(address()).toBe(`/${home}`);
      expect(screen()).toBe(address());
      expect(questions.length > 0 || moves.length > 1).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('leaving, at once or later, shows the screen of the address', async () => {
  await fc.assert(
    fc.asyncProperty(traversals, browserOptions, fc.boolean(), async (moves, options, isLate) => {
      const { go, form, questions, screen, address } = openForm(options);
      for (const { delta, afterMs } of moves) {
        go(delta);
        await vi.advanceTimersByTimeAsync(afterMs);
      }
      if (isLate) await vi.runAllTimersAsync();
      const [leave] = questions;
      form.isDirty = false;
      leave?.();
      await vi.runAllTimersAsync();
      expect(screen()).toBe(address());
    }),
    { numRuns: 500 },
  );
});

const quickBrowser = { latenciesMs: [10], dropsEarlier: false, countsPending: false, foreignIndex: null };

test.each([
  [-1, 3],
  [-2, 2],
  [1, 5],
])('leaving after a traversal by %i opens its entry', async (delta, index) => {
  const { go, form, questions, address } = openForm(quickBrowser);
  go(delta);
  await vi.runAllTimersAsync();
  expect(questions).toHaveLength(1);
  form.isDirty = false;
  questions[0]?.();
  await vi.runAllTimersAsync();
  expect(address()).toBe(`/${index}`);
});

test('a navigation by the site while the address is elsewhere ends the return', async () => {
  const { go, guard, history, address } = openForm(quickBrowser);
  go(-1);
  await vi.advanceTimersByTimeAsync(10);
  history.pushState({ idx: home, key: 'saved' }, '', new URL('https://site.example/saved'));
  guard.recordEntry('saved');
  await vi.runAllTimersAsync();
  expect(address()).toBe('/saved');
});
