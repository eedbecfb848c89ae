import { setupWorker } from 'msw/browser';
import { handlers } from './http/msw.ts';
import { hooks } from './http/respond.ts';
import { Persistence } from './store/persistence.ts';
import { sentCodes } from './store/sent-codes.ts';
import { setStore, storeOf } from './store/stores.ts';
import { respondToNewTabs } from './worker/new-tabs.ts';

const defaultSession = 'default';
const replaceStore = (db: Parameters<typeof setStore>[1]) => setStore(defaultSession, db);

/** Frames are of HTTP or of web sockets; only the former carry a request. */
const isHttpFrame = (data: unknown): data is { request: Request } =>
  typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request;

let persistence: Persistence | null = null;

const warnAbout = (what: string, error: unknown) =>
  console.warn(`mock: ${what} (${error instanceof Error ? error.message : String(error)})`);

async function openPersistence(): Promise<void> {
  try {
    const opened = await Persistence.open(replaceStore);
    hooks.saved = () => opened.save().catch((error) => warnAbout('a change could not be kept', error));
    addEventListener('pagehide', () => void opened.saveClock().catch(() => {}));
    persistence = opened;
  } catch (error) {
    warnAbout('IndexedDB is not available; a reload starts anew', error);
  }
}

/** Has the service worker answer everything under /api/ from a store that survives a reload. */
export async function startMockWorker(): Promise<void> {
  await openPersistence();
  try {
    await setupWorker(...handlers).start({
      serviceWorker: { url: '/mockServiceWorker.js' },
      quiet: true,
      onUnhandledFrame({ frame, defaults }) {
        if (isHttpFrame(frame.data) && new URL(frame.data.request.url).pathname.startsWith('/api/')) defaults.error();
      },
    });
  } catch (error) {
    warnAbout('the service worker did not start; use the mock as a server, `npm run mock`', error);
    return;
  }
  // Without service workers MSW answers inside the page, which a new tab is not.
  if ('serviceWorker' in navigator) respondToNewTabs(navigator.serviceWorker);
  else
    warnAbout('files do not open in new tabs', 'service workers are not available here: neither https nor localhost');
}

/** The time in the mock's world. */
export const mockNow = (): number => storeOf(defaultSession).clock.now();

/** Forgets every change, in all tabs; the next request finds the store as seeded. */
export async function resetMock(): Promise<void> {
  if (persistence) await persistence.reset(replaceStore);
  else setStore(defaultSession);
}

/** The mock's world, for the panel that shows and moves it. */
export const mockState = {
  now: mockNow,
  /** Moves the clock, here at once and in the other tabs with the next change. */
  setTime(now: number): void {
    storeOf(defaultSession).clock.set(now);
    void persistence?.saveClock().catch((error) => warnAbout('the time could not be kept', error));
  },
  reset: resetMock,
  sentCodes: () => sentCodes(storeOf(defaultSession)),
};
