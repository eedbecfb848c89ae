import { setupWorker } from 'msw/browser';
import { generatedRepliesNotice } from './http/generated-reply.ts';
import { handlers } from './http/msw.ts';
import { hooks } from './http/respond.ts';
import { SeedError } from './seed/check-seed.ts';
import { currentWorldSize, setWorldSize, type WorldSize } from './seed/world-sizes.ts';
import { Persistence } from './store/persistence.ts';
import { sentCodes } from './store/sent-codes.ts';
import { setStore, storeOf } from './store/stores.ts';
import { respondToNewTabs } from './worker/new-tabs.ts';

const defaultSession = 'default';
const replaceStore = (db: Parameters<typeof setStore>[1]) => setStore(defaultSession, db);

/** Returns whether an unhandled MSW frame is an HTTP request. WebSocket frames carry no `request`. */
const isHttpFrame = (data: unknown): data is { request: Request } =>
  typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request;

let persistence: Persistence | null = null;

const warnAbout = (problem: string, error: unknown) =>
  console.warn(`mock: ${problem} (${error instanceof Error ? error.message : String(error)})`);

/**
 * Opens the IndexedDB copy of the store. Without IndexedDB the mock works in memory.
 * @throws Error if a record of the seed breaks the contract
 */
async function openPersistence(): Promise<void> {
  try {
    const opened = await Persistence.open(replaceStore);
    hooks.saved = () => opened.save().catch((error) => warnAbout('a change could not be saved', error));
    addEventListener('pagehide', () => void opened.saveClock().catch(() => {}));
    persistence = opened;
  } catch (error) {
    if (error instanceof SeedError) throw new Error(`mock: ${error.message}`);
    warnAbout('IndexedDB is not available; a reload discards all changes', error);
  }
}

/** Starts the service worker that responds to all requests under /api/ from a store that survives a reload. */
export async function startMockWorker(): Promise<void> {
  const notice = generatedRepliesNotice();
  if (notice) console.info(notice);
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
    warnAbout('the service worker did not start; run the mock as a server with `npm run mock`', error);
    return;
  }
  // Without service workers, MSW intercepts `fetch` in this page only and cannot respond to a new tab.
  if ('serviceWorker' in navigator) respondToNewTabs(navigator.serviceWorker);
  else warnAbout('files do not open in new tabs', 'service workers need https or localhost');
}

/** Returns the time of the mock clock in milliseconds since 1970. */
export const mockNow = (): number => storeOf(defaultSession).clock.now();

/** Discards all changes in all tabs. The next request uses a seeded store of the size. */
async function resetMock(size: WorldSize): Promise<void> {
  if (persistence) return persistence.reset(size, replaceStore);
  setWorldSize(size);
  setStore(defaultSession);
}

/** The clock, the size, the reset and the sent codes of the mock, for the development panel. */
export const mockState = {
  now: mockNow,
  /** Sets the clock of this tab at once. The other tabs receive the time with the next change of the store. */
  setTime(now: number): void {
    storeOf(defaultSession).clock.set(now);
    void persistence?.saveClock().catch((error) => warnAbout('the time could not be saved', error));
  },
  size: currentWorldSize,
  reset: resetMock,
  sentCodes: () => sentCodes(storeOf(defaultSession)),
};
