import { setupWorker } from 'msw/browser';
import { handlers } from './msw';
import { Persistence } from './persistence';
import { hooks } from './respond';
import { setStore, storeOf } from './stores';
import { answerNewTabs } from './worker/new-tabs';

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
    answerNewTabs(navigator.serviceWorker);
  } catch (error) {
    warn('service workers are not available here; use `npm run mock` and a server behind /api', error);
  }
}

/** The time in the mock's world. */
export const mockNow = (): number => storeOf(session).clock.now();

/** Forgets every change, in all tabs; the next request finds the store as seeded. */
export async function resetMock(): Promise<void> {
  if (kept) await kept.reset(use);
  else setStore(session);
}
