/**
 * Runs the payment page when the mock runs in the browser. A visitor who leaves the site for the payment page closes the
 * last page that runs the mock, so the service worker cannot respond. Therefore this page runs the mock itself: it
 * loads the saved store, handles the payment, and saves the result before it redirects to the site.
 */
import { Persistence } from '#mocks/store/persistence.ts';
import { sessionIdOf, setStore, storeOf } from '#mocks/store/stores.ts';
import { handleCardRequest } from './card-response.ts';

const session = sessionIdOf(new Request(location.href));

const persistence = await Persistence.open((db) => setStore(session, db)).catch((error) => {
  console.warn(`mock: IndexedDB is not available; this page cannot load any payment (${String(error)})`);
  return null;
});

async function showPage(init?: RequestInit): Promise<void> {
  const result = await handleCardRequest(new Request(location.href, init), storeOf(session));
  await persistence?.save();
  await persistence?.saveClock();
  if ('redirectTo' in result) {
    location.assign(result.redirectTo);
    return;
  }
  const main = document.querySelector('main');
  if (main) main.innerHTML = result.page;
  // The browser did not load a new document, so the focus must be moved to the start of the new content.
  if (init) document.querySelector('h1')?.focus();
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(event.target, event.submitter)) body.append(name, String(value));
  void showPage({ method: 'POST', body });
});

// The back button may restore this page from the back/forward cache. The reload shows the current payment state.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

await showPage();
