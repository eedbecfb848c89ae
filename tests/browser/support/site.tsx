import { getResponse } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { operationTable } from '../../../mocks/generated/operations';
import { handlers } from '../../../mocks/msw';
import { setStore, storeOf } from '../../../mocks/stores';
import { endSession, startSession } from '../../../src/api/session';
import { Providers } from '../../../src/app/providers';
import { routes } from '../../../src/app/routes';
import { setClock } from '../../../src/lib/clock';
import { closeModal } from '../../../src/ui/modal-store';

const session = 'default';

/** Answers in the mock's place, or leaves a call to it with null. */
export type Answer = (path: string, request: Request) => Promise<Response | null> | Response | null;

const send = globalThis.fetch;
let answer: Answer = () => null;

const fromMock = (request: Request) => getResponse(handlers, request);

/** The answer of an example of the contract. */
export function example(request: Request, name: string, status = 200) {
  const headers = new Headers(request.headers);
  headers.set('Prefer', `code=${status}, example=${name}`);
  return fromMock(new Request(request, { headers })).then((response) => response ?? Response.error());
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return send(request);
  return (await answer(pathname.slice('/api'.length), request)) ?? (await fromMock(request)) ?? send(request);
};

/** The mock's store, for what a test wants to know of it. */
export const store = () => storeOf(session);

/** Makes a member of the mock the one who is logged in; null for a guest. */
async function logIn(id: string | null): Promise<void> {
  endSession('loggedOut');
  if (id === null) return;
  const request = new Request(new URL(`/api${operationTable.login.path}`, location.href), {
    method: 'POST',
    headers: { ClientSecret: 'test', 'Content-Type': 'application/json' },
    body: JSON.stringify({ member_id: id, member_password: `${id}!` }),
  });
  const response = await fromMock(request);
  if (!response) throw new Error('Nobody answered the login.');
  startSession((await response.json()).data);
}

/**
 * Shows the whole site at an address, on a mock as seeded and in the mock's time.
 * @param member who is logged in
 * @param instead what answers in the mock's place, once the site is open
 */
export async function openSite(address: string, member: string | null, instead: Answer = () => null) {
  setStore(session);
  setClock(() => store().clock.now());
  closeModal();
  answer = () => null;
  await logIn(member);
  answer = instead;
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  onTestFinished(() => {
    answer = () => null;
    closeModal();
    setClock(Date.now);
  });
  return { router, screen };
}
