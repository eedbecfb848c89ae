import { setupWorker } from 'msw/browser';
import { handlers } from './http/msw.ts';
import { hooks } from './http/respond.ts';
import { Persistence } from './store/persistence.ts';
import { sentCodes } from './store/sent-codes.ts';
import { setStore, storeOf } from './store/stores.ts';
import { answerNewTabs } from './worker/new-tabs.ts';

const session = 'default';
const use = (db: Parameters<typeof setStore>[1]) => setStore(session, db);

/** Frames are of HTTP or of web sockets; only the former carry a request. */
const isHttp = (data: unknown): data is { request: Request } =>
  typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request;

let kept: Persistence | null = null;

const warn = (what: string, error: unknown) =>
  console.warn(`mock: ${what} (${error instanceof Error ? error.message : String(error)})`);

async function keep(): Promise<void> {
  try {
    const opened = await Persistence.open(use);
    hooks.saved = () => opened.save().catch((error) => warn('a change could not be kept', error));
    addEventListener('pagehide', () => void opened.saveClock().catch(() => {}));
    kept = opened;
  } catch (error) {
    warn('IndexedDB is not available; a reload starts anew', error);
  }
}

/** Has the service worker answer everything under /api/ from a store that survives a reload. */
export async function startMockWorker(): Promise<void> {
  await keep();
  try {
    await setupWorker(...handlers).start({
      serviceWorker: { url: '/mockServiceWorker.js' },
      quiet: true,
      onUnhandledFrame({ frame, defaults }) {
        if (isHttp(frame.data) && new URL(frame.data.request.url).pathname.startsWith('/api/')) defaults.error();
      },
    });
  } catch (error) {
    warn('the service worker did not start; use the mock as a server, `npm run mock`', error);
    return;
  }
  // Without service workers MSW answers inside the page, which a new tab is not.
  if ('serviceWorker' in navigator) answerNewTabs(navigator.serviceWorker);
  else warn('files do not open in new tabs', 'service workers are not available here: neither https nor localhost');
}

/** The time in the mock's world. */
export const mockNow = (): number => storeOf(session).clock.now();

/** Forgets every change, in all tabs; the next request finds the store as seeded. */
export async function resetMock(): Promise<void> {
  if (kept) await kept.reset(use);
  else setStore(session);
}

/** The mock's world, for the panel that shows and moves it. */
export const world = {
  now: mockNow,
  /** Moves the clock, here at once and in the other tabs with the next change. */
  moveTo(now: number): void {
    storeOf(session).clock.set(now);
    void kept?.saveClock().catch((error) => warn('the time could not be kept', error));
  },
  reset: resetMock,
  sentCodes: () => sentCodes(storeOf(session)),
};
