/**
 * The service worker of the demo (`npm run build -- --demo`). It responds to all requests below `api/` of its scope from
 * the mock, whose state stays in this browser, and shows the site for every other path.
 */
import { getResponse } from 'msw';
import { handlers } from '#mocks/http/msw.ts';
import { hooks } from '#mocks/http/respond.ts';
import { Persistence } from '#mocks/store/persistence.ts';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';

if (!(self instanceof ServiceWorkerGlobalScope)) throw new Error('The demo runs in a service worker.');
const worker: ServiceWorkerGlobalScope = self;

/** The path of the site on its host, with a slash at both ends. */
const base = new URL(worker.registration.scope).pathname;
const session = 'default';
let opening: Promise<Persistence | null> | undefined;

/** Opens the saved state. A browser without IndexedDB keeps it until the worker ends. */
async function openState(): Promise<Persistence | null> {
  try {
    const persistence = await Persistence.open((db) => setStore(session, db));
    hooks.saved = () => persistence.save();
    return persistence;
  } catch (error) {
    console.warn(`demo: the state is not saved (${String(error)})`);
    return null;
  }
}

/** Matches paths of the site and the API in JSON and in the payment page. A quote that a visitor typed has a backslash. */
const sitePath = /(?<=(?<!\\)")\/(?=api\/|membership\?|society\?|">)/g;

/** Returns a response whose paths are those below the path of the site on its host. */
async function withBase(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  const location = headers.get('Location');
  if (location?.startsWith('/')) headers.set('Location', base + location.slice(1));
  const isText = /json|html/.test(headers.get('Content-Type') ?? '');
  if (isText) headers.delete('Content-Length');
  const { origin } = worker.location;
  const body = isText
    ? (await response.text()).replaceAll(sitePath, base).replaceAll(`${origin}/api/`, `${origin}${base}api/`)
    : response.body;
  return new Response(body, { status: response.status, headers });
}

/** @param path the path and the query below the path of the site on its host */
async function respondFromMock({ request }: FetchEvent, path: string): Promise<Response> {
  opening ??= openState();
  const persistence = await opening;
  if (path === '/api/mock/codes') return Response.json(sentCodes(storeOf(session)));
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const sent = new Request(new URL(path, worker.location.origin), { method, headers, body });
  const response = (await getResponse(handlers, sent)) ?? new Response(null, { status: 404 });
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
