/**
 * The payment page where the mock lives in the browser. When the visitor leaves the site for it, no page with the mock
 * stays open, and its service worker leaves with the last page. So this page brings the mock along: it reads the store
 * that the site kept, answers for the card company from it, and keeps what was decided before it leads back.
 */
import { Persistence } from '#mocks/store/persistence.ts';
import { sessionIdOf, setStore, storeOf } from '#mocks/store/stores.ts';
import { handleCardRequest } from './card-response.ts';

const session = sessionIdOf(new Request(location.href));

async function openStore(): Promise<Persistence | null> {
  try {
    return await Persistence.open((db) => setStore(session, db));
  } catch (error) {
    console.warn(`mock: IndexedDB is not available; no payment is known here (${String(error)})`);
    return null;
  }
}

const persistence = await openStore();

async function showPage(init?: RequestInit): Promise<void> {
  const outcome = await handleCardRequest(new Request(location.href, init), storeOf(session));
  await persistence?.save();
  await persistence?.saveClock();
  if ('redirectTo' in outcome) {
    location.assign(outcome.redirectTo);
    return;
  }
  const { title, main } = outcome.page;
  document.title = title;
  // What came from outside was escaped when the page was written.
  document.body.innerHTML = main.text;
  // A new page of a browser starts at its top; this one only looks like a new page.
  if (init) document.querySelector('h1')?.focus();
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(event.target, event.submitter)) body.append(name, String(value));
  void showPage({ method: 'POST', body });
});

// Come back to by the browser's own button, it shows what has become of the payment since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

await showPage();
