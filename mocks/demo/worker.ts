/**
 * The service worker of the demo (`npm run build -- --demo`). It responds to all requests below `api/` of its scope from
 * the mock, whose state stays in this browser, and shows the site for every other path.
 */
import { answerRequest } from '#mocks/http/answer.ts';
import { hooks } from '#mocks/http/respond.ts';
import { currentWorldSize } from '#mocks/seed/world-sizes.ts';
import { Persistence } from '#mocks/store/persistence.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';
import { handleTestControl, testControlsPath } from '#mocks/test-controls.ts';

if (!(self instanceof ServiceWorkerGlobalScope)) throw new Error('The demo runs in a service worker.');
const worker: ServiceWorkerGlobalScope = self;

/** The path of the site on its host, with a slash at both ends. */
const base = new URL(worker.registration.scope).pathname;
const session = 'default';
const replaceStore = (db: Parameters<typeof setStore>[1]) => setStore(session, db);
let opening: Promise<Persistence | null> | undefined;

/** Opens the saved state. A browser without IndexedDB keeps it until the worker ends. */
async function openState(): Promise<Persistence | null> {
  try {
    const persistence = await Persistence.open(replaceStore);
    hooks.saved = () => persistence.save();
    return persistence;
  } catch (error) {
    console.warn(`demo: the state is not saved (${String(error)})`);
    return null;
  }
}

/** Matches the start of the paths of files, pictures and payment pages in JSON: those of the contract's own fields. */
const jsonPath = /(?<="(?:file_path|\w+_image_url|next\w+Url)":"(?:https?:\/\/[^/"]+)?)\/(?=api\/)/g;
/** Matches the start of paths in the payment page. */
const htmlPath = /(?<=")\/(?=api\/|membership\?|society\?|">)/g;

/** Returns a response whose paths are those below the path of the site on its host. */
async function withBase(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  const location = headers.get('Location');
  if (location?.startsWith('/')) headers.set('Location', base + location.slice(1));
  const type = headers.get('Content-Type') ?? '';
  const pattern = type.includes('json') ? jsonPath : type.includes('html') ? htmlPath : null;
  if (pattern) headers.delete('Content-Length');
  const body = pattern ? (await response.text()).replaceAll(pattern, base) : response.body;
  return new Response(body, { status: response.status, headers });
}

/** @param path the path and the query below the path of the site on its host */
async function respondFromMock({ request }: FetchEvent, path: string): Promise<Response> {
  opening ??= openState();
  const persistence = await opening;
  if (path === '/api/mock/now') return new Response(String(storeOf(session).clock.now()));
  if (path === '/api/mock/reset') {
    setStore(session);
    await persistence?.reset(currentWorldSize(), replaceStore);
    return new Response();
  }
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const sent = new Request(new URL(path, worker.location.origin), { method, headers, body });
  const isControl = path.startsWith(`/api${testControlsPath}`);
  const response = isControl ? handleTestControl(sent) : await answerRequest(sent);
  await persistence?.saveClock();
  return withBase(response);
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A page that was reloaded past the cache has no worker until it asks for one.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { origin, pathname, search } = new URL(event.request.url);
  if (origin !== worker.location.origin || !pathname.startsWith(base)) return;
  const path = pathname.slice(base.length - 1);
  if (path.startsWith('/api/')) event.respondWith(respondFromMock(event, path + search));
  // All pages of the demo are the same document, whose script shows the screen of the path.
  else if (event.request.mode === 'navigate' && !/\.\w+$/.test(path)) event.respondWith(fetch(base));
});
