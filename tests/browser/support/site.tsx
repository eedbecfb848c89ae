import { useLayoutEffect } from 'react';
import { type Location, Outlet, parsePath, useLocation } from 'react-router-dom';
import { beforeEach, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { answerRequest } from '#mocks/http/answer.ts';
import { validateResponse } from '#mocks/request-log/contract-check.ts';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';
import type { ApiClient } from '#src/api/client.ts';
import { setResponseValidation } from '#src/api/envelope.ts';
import { endSession, getSession, startSession } from '#src/api/session.ts';
import { Providers } from '#src/app/providers.tsx';
import { createRoutes, preloadScreen } from '#src/app/routes.tsx';
import { toastStore } from '#src/components/feedback/toast-store.ts';
import { closeModal } from '#src/components/overlays/modal-store.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { readLocation } from '#src/navigation/screen-location.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { createServerClient } from '#tests/support/server-client.ts';
import { createMemoryRouter } from './memory-router.tsx';
import { XhrByFetch } from './xhr-by-fetch.ts';

/** A request of the site: the path of the operation below /v1/front/, and its JSON body. */
type Call = { name: string; body: unknown };

/** Handles the requests of one operation: it responds, or passes the request to the mock. */
type OperationHandler = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

/** Responds in place of the mock, or passes the request to the mock with null. */
export type Responder = (path: string, request: Request) => Promise<Response | null> | Response | null;

const send = globalThis.fetch;
let respondInsteadOfMock: Responder = () => null;
let calls: Call[] = [];
let handlersByOperation = new Map<string, OperationHandler>();
let pendingCount = 0;

/**
 * Validates no response until the test ends, as in production. For tests about values that a later contract may allow.
 */
export function acceptAnyValue(): void {
  setResponseValidation(() => null);
  onTestFinished(() => setResponseValidation(validateResponse));
}

/** Returns the response of an example of the contract. */
export function example(request: Request, name: string, status = 200): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('Prefer', `code=${status}, example=${name}`);
  return answerRequest(new Request(request, { headers }));
}

setResponseValidation(validateResponse);

// The mock responds inside the page, because a service worker would need a page of its own.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return send(request);
  const name = pathname.replace('/api/v1/front/', '');
  const isJson = request.headers.get('Content-Type') === 'application/json';
  calls.push({ name, body: isJson ? await request.clone().json() : null });
  const answer = handlersByOperation.get(name) ?? ((it, go) => go(it));
  pendingCount += 1;
  try {
    return (
      (await respondInsteadOfMock(pathname.slice('/api'.length), request)) ?? (await answer(request, answerRequest))
    );
  } finally {
    pendingCount -= 1;
  }
};

// Uploads use XMLHttpRequest, because fetch does not report their progress.
Reflect.set(globalThis, 'XMLHttpRequest', XhrByFetch);

const nextTask = () => new Promise((done) => setTimeout(done));

/**
 * Waits until no request is pending and its effects are rendered. It is faster than `settled`, which watches the
 * screen.
 */
export async function requestsSettled(): Promise<void> {
  for (let idleTasks = 0; idleTasks < 4; idleTasks = pendingCount > 0 ? 0 : idleTasks + 1) await nextTask();
}

/** Waits for a frame and for idle time after it, because React renders a transition, such as the next step, in several tasks. */
const idleFrame = () =>
  new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 })));

/** Waits until no request is pending and the text has not changed for some frames. */
export async function settledText(read: () => string): Promise<string> {
  let [last, same] = ['', 0];
  while (same < 5) {
    await idleFrame();
    const now = pendingCount > 0 ? `${performance.now()}` : read();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

const operationName = (operation: OperationId) => operationTable[operation].path.replace('/v1/front/', '');

/** Handles the requests of one operation until the test ends. */
export function handleOperation(operation: OperationId, answer: OperationHandler): void {
  handlersByOperation.set(operationName(operation), answer);
}

/** Responds to an operation with an example of the contract. @param times how often; then the mock responds */
export function respondWithExample(
  operation: OperationId,
  name: string,
  status = 200,
  times = Number.POSITIVE_INFINITY,
): void {
  let left = times;
  handleOperation(operation, (request, go) => {
    left -= 1;
    return left < 0 ? go(request) : example(request, name, status);
  });
}

/** The requests of an operation so far. */
export const callsOf = (operation: OperationId): Call[] =>
  calls.filter(({ name }) => name === operationName(operation));

/** The latest code that the mock has sent to an email address. */
export function sentCode(email: string): string {
  const mail = sentCodes(storeOf('default')).find((sent) => sent.email === email);
  if (!mail) throw new Error(`No code was sent to ${email}.`);
  return mail.code;
}

/** Logs a member in without the login screen. */
export async function logIn(id = 'hanbit01'): Promise<void> {
  const body = { member_id: id, member_password: `${id}!` };
  startSession(await dataOf(sessionClient().POST('/v1/front/login', { body })));
}

let router: ReturnType<typeof createMemoryRouter> | undefined;
let openedPath = '';
let shownKey = '';

/** Notes the history entry that React has rendered: the router changes its own before. */
function ShownEntry() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    shownKey = key;
  }, [key]);
  return <Outlet />;
}

/** Returns a typed client with the session of the member who is logged in. */
export function sessionClient(): ApiClient {
  const Authorization = getSession()?.accessToken ?? '';
  return createServerClient('/api', { ClientSecret: 'test', ...(Authorization && { Authorization }) });
}

/** Renders the whole site at a URL. @param staleTime how long a response counts as fresh, in milliseconds */
export async function visit(entry: string | Partial<Location>, staleTime?: number) {
  // The preceding test may have opened the login modal when its member was logged out.
  closeModal();
  const location: Partial<Location> = typeof entry === 'string' ? parsePath(entry) : entry;
  const { pathname = '/', search = '', state = null } = location;
  await preloadScreen(readLocation({ pathname, search, state })).catch(() => undefined);
  router = createMemoryRouter([{ element: <ShownEntry />, children: createRoutes(pathname) }], {
    initialEntries: [entry],
  });
  openedPath = router.state.location.pathname;
  const screen = await render(<Providers staleTime={staleTime}>{router.element}</Providers>);
  return screen;
}

/** The store of the mock. */
export const store = () => storeOf('default');

/**
 * Renders the whole site at a URL, with fresh seed data and the clock of the mock.
 * @param member the ID that is logged in; null for a guest
 * @param answer responds in place of the mock after the site has opened
 * @param staleTime how long a response counts as fresh, in milliseconds
 */
export async function openSite(
  address: string,
  member: string | null,
  answer: Responder = () => null,
  staleTime?: number,
) {
  setStore('default');
  setClock(() => store().clock.now());
  if (member) await logIn(member);
  respondInsteadOfMock = answer;
  const screen = await visit(address, staleTime);
  return { router: shownRouter(), screen };
}

/** The path of the current screen. */
export const path = (): string => router?.state.location.pathname ?? '';

/** Returns the path if the site has navigated since `visit`, else undefined. */
export const changedPath = (): string | undefined => (path() === openedPath ? undefined : path());

/** Returns whether the site is loading or rendering the next screen. */
export const isNavigating = (): boolean =>
  router !== undefined && (router.state.navigation.state !== 'idle' || router.state.location.key !== shownKey);

/** The navigation state of the current screen. */
export const navigationState = (): unknown => router?.state.location.state;

/** Returns the router of the screen that is shown. @throws Error before `visit` */
export function shownRouter() {
  if (!router) throw new Error('No screen is shown.');
  return router;
}

beforeEach(() => {
  respondInsteadOfMock = () => null;
  calls = [];
  handlersByOperation = new Map();
  router = undefined;
  onTestFinished(() => {
    closeModal();
    toastStore.set([]);
    endSession('loggedOut');
    localStorage.clear();
    setStore('default');
    setClock(Date.now);
  });
});
