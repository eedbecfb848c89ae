import { getResponse } from 'msw';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OperationId } from '#mocks/generated/operations.ts';
import { operationTable } from '#mocks/generated/operations.ts';
import { handlers } from '#mocks/http/msw.ts';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';
import { login } from '#src/api/generated/session.ts';
import { endSession, startSession } from '#src/api/session.ts';
import { Providers } from '#src/app/providers.tsx';
import { routes } from '#src/app/routes.tsx';
import { toastStore } from '#src/components/feedback/toast-store.ts';
import { closeModal } from '#src/components/overlays/modal-store.ts';
import { setClock } from '#src/lib/time/clock.ts';

/** A call that the site has made: the operation's path below /v1/front/, and its JSON. */
type Call = { name: string; body: unknown };

/** What stands between the site and the mock for one operation. */
type Between = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

/** Answers in the mock's place, or leaves a call to it with null. */
export type Answer = (path: string, request: Request) => Promise<Response | null> | Response | null;

const send = globalThis.fetch;
let instead: Answer = () => null;
let calls: Call[] = [];
let between = new Map<string, Between>();
let underWay = 0;

async function pass(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`The mock has no answer to ${request.url}`);
  return response;
}

/** The answer of an example of the contract. */
export function example(request: Request, name: string, status = 200): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('Prefer', `code=${status}, example=${name}`);
  return pass(new Request(request, { headers }));
}

// The mock answers inside the page, as the worker that does so in a browser needs a page of its own.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return send(request);
  const name = pathname.replace('/api/v1/front/', '');
  const isJson = request.headers.get('Content-Type') === 'application/json';
  calls.push({ name, body: isJson ? await request.clone().json() : null });
  const answer = between.get(name) ?? ((it, go) => go(it));
  underWay += 1;
  try {
    return (await instead(pathname.slice('/api'.length), request)) ?? (await answer(request, pass));
  } finally {
    underWay -= 1;
  }
};

const turn = () => new Promise((done) => setTimeout(done));

/** Waits until no call is under way, and what follows one is done. Quicker than `settled`, and blind to what is shown. */
export async function quiet(): Promise<void> {
  for (let calm = 0; calm < 4; calm = underWay > 0 ? 0 : calm + 1) await turn();
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Waits until no call is under way and what is read has not changed for some frames. */
export async function settled(read: () => string): Promise<string> {
  let [last, same] = ['', 0];
  while (same < 15) {
    await frame();
    const now = underWay > 0 ? `${performance.now()}` : read();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

const nameOf = (operation: OperationId) => operationTable[operation].path.replace('/v1/front/', '');

/** Puts something between the site and the mock until the test ends. */
export function stand(operation: OperationId, answer: Between): void {
  between.set(nameOf(operation), answer);
}

/** Lets an operation answer with an example of the contract. @param times how often; then the mock answers itself */
export function scenario(operation: OperationId, name: string, status = 200, times = Number.POSITIVE_INFINITY): void {
  let left = times;
  stand(operation, (request, go) => {
    left -= 1;
    return left < 0 ? go(request) : example(request, name, status);
  });
}

/** The calls of an operation so far. */
export const callsOf = (operation: OperationId): Call[] => calls.filter(({ name }) => name === nameOf(operation));

/** The code that the mock sent to an address last. */
export function codeFor(email: string): string {
  const mail = sentCodes(storeOf('default')).find((sent) => sent.email === email);
  if (!mail) throw new Error(`No code was sent to ${email}.`);
  return mail.code;
}

/** Logs a member of the mock in, without the login screen. */
export async function logIn(id = 'hanbit01'): Promise<void> {
  startSession(await login({ member_id: id, member_password: `${id}!` }));
}

let router: ReturnType<typeof createMemoryRouter> | undefined;
let openedPath = '';

/** Shows the site at an address, with all that stands around a screen. */
export async function visit(entry: InitialEntry) {
  // The screen of the test before may have asked its guest to log in, when its member was logged out.
  closeModal();
  router = createMemoryRouter(routes, { initialEntries: [entry] });
  openedPath = router.state.location.pathname;
  const screen = await render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  onTestFinished(() => router?.dispose());
  return screen;
}

/** The mock's store, for what a test wants to know of it. */
export const store = () => storeOf('default');

/**
 * Shows the whole site at an address, on a mock as seeded and in the mock's time.
 * @param member who is logged in; null for a guest
 * @param answer what answers in the mock's place, once the site is open
 */
export async function openSite(address: string, member: string | null, answer: Answer = () => null) {
  setStore('default');
  setClock(() => store().clock.now());
  if (member) await logIn(member);
  instead = answer;
  const screen = await visit(address);
  return { router: shownRouter(), screen };
}

/** The path of the screen that is shown. */
export const path = (): string => router?.state.location.pathname ?? '';

/** Returns the path if it is another one than the test has opened with `visit`, else undefined. */
export const changedPath = (): string | undefined => (path() === openedPath ? undefined : path());

/** The navigation state of the screen that is shown. */
export const navigationState = (): unknown => router?.state.location.state;

function shownRouter() {
  if (!router) throw new Error('No screen is shown.');
  return router;
}

beforeEach(() => {
  instead = () => null;
  calls = [];
  between = new Map();
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
