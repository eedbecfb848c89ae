import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModalHost } from '#src/components/overlays/modal-host.tsx';
import { closeModal, modalStore } from '#src/components/overlays/modal-store.ts';
import { UnsavedChangesGuard } from '#src/forms/unsaved-changes-guard.tsx';
import { unsavedFormsStore } from '#src/forms/unsaved-forms-store.ts';
import { watchHistory } from '#src/lib/browser/watch-history.ts';
import { PostForm, renderInProviders } from '#tests/browser/support/form.tsx';
import { button, expectVisible, messageModal, titleField } from '#tests/browser/support/locators.ts';

const testPage = window.location.href;
let dispose = () => {};

// The routers of all tests are created later.
watchHistory();
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  closeModal();
  dispose();
  history.pushState(null, '', testPage);
});

const Layout = () => (
  <>
    <Outlet />
    <UnsavedChangesGuard />
    <ModalHost organisation="한빛화장품과학회" />
  </>
);

const screens = ['/first', '/second', '/third', '/form', '/next'];
const screenOf = (path: string) => ({ path, element: path === '/form' ? <PostForm /> : <h1>{path}</h1> });

/** Returns the path of the screen that is visible. */
const shownScreen = () =>
  titleField().elements().length > 0 ? '/form' : page.getByRole('heading', { level: 1 }).element().textContent;

/**
 * Opens a form with unsaved text in the history of the browser, between three screens and one screen.
 * @param hasFragment whether the browser itself has created the entry before the form, by a link to a fragment
 * @returns the numbers of the questions that were asked
 */
async function openChangedForm(hasFragment = false): Promise<Set<number>> {
  history.pushState({ idx: 0, key: 'start' }, '', '/start');
  const router = createBrowserRouter([{ element: <Layout />, children: ['/start', ...screens].map(screenOf) }]);
  await renderInProviders(<RouterProvider router={router} />);
  for (const screen of screens) {
    if (screen === '/form' && hasFragment) {
      window.location.hash = '#part';
      await expect.poll(() => router.state.location.hash).toBe('#part');
    }
    await router.navigate(screen);
  }
  await expect.poll(shownScreen).toBe('/next');
  history.back();
  await expect.poll(shownScreen).toBe('/form');
  await titleField().fill('제목');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  const questions = new Set<number>();
  const unsubscribe = modalStore.subscribe(() => {
    const number = modalStore.get()?.number;
    if (number !== undefined) questions.add(number);
  });
  dispose = () => {
    unsubscribe();
    router.dispose();
  };
  return questions;
}

/** Keeps the page busy, as a slow phone does. The browser goes on with the traversals meanwhile. */
function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Presses Back, and keeps the page busy after each press. */
function goBack(times: number, busyMs = 0): void {
  for (let press = 0; press < times; press += 1) {
    history.back();
    keepBusy(busyMs);
  }
}

/** Presses Back, and again while the site returns to the form. */
function goBackDuringReturn(times: number): void {
  const go = history.go.bind(history);
  let left = times;
  vi.spyOn(history, 'go').mockImplementation((delta) => {
    left -= 1;
    if (left >= 0) go(-1);
    go(delta);
  });
  history.back();
}

type Traversal = [name: string, traverse: () => void];

const traversals: Traversal[] = [
  ['Back', () => goBack(1)],
  ['Back twice in one task', () => goBack(2)],
  ['Back, and again before the site returns (1 times)', () => goBackDuringReturn(1)],
];

/** The unit tests of the guard have hundreds of such traversals in simulated browsers; these show that one of them is real. */
const furtherTraversals: Traversal[] = [
  ['Back three times in one task', () => goBack(3)],
  ['Back twice, 150 ms apart, while the page is busy', () => goBack(2, 150)],
  ['Back twice, 300 ms apart, while the page is busy', () => goBack(2, 300)],
  ['Back, and again before the site returns (2 times)', () => goBackDuringReturn(2)],
  [
    'Forward and Back twice',
    () => {
      history.forward();
      history.back();
      history.back();
    },
  ],
  [
    'Back and Forward twice',
    () => {
      history.back();
      history.forward();
      history.forward();
    },
  ],
];

async function staysOnTheForm(traverse: () => void): Promise<void> {
  const questions = await openChangedForm();
  traverse();
  await expectVisible(messageModal());
  await expect.poll(() => window.location.pathname).toBe('/form');
  await button('취소').click();
  await expect.element(messageModal()).not.toBeInTheDocument();
  await expect.element(titleField()).toHaveValue('제목');
  expect(questions.size).toBe(1);

  history.back();
  await button('나가기').click();
  await expect.poll(shownScreen).not.toBe('/form');
  await expect.poll(shownScreen).toBe(window.location.pathname);
}

async function leavesTheForm(traverse: () => void): Promise<void> {
  await openChangedForm();
  traverse();
  await button('나가기').click();
  await expect.poll(shownScreen).not.toBe('/form');
  await expect.poll(shownScreen).toBe(window.location.pathname);
  expect(unsavedFormsStore.get()).toEqual([]);
}

const cases: [rows: Traversal[], tags: string[]][] = [
  [traversals, []],
  [furtherTraversals, ['slow']],
];
for (const [rows, tags] of cases) {
  test.each(rows)('%s: one question, and staying keeps screen, text and address', { tags }, (_, traverse) =>
    staysOnTheForm(traverse),
  );
  test.each(rows)('%s: leaving shows the screen of the address', { tags }, (_, traverse) => leavesTheForm(traverse));
}

test('Back to an entry that the router has not created: staying keeps the form, and leaving shows the entry', async () => {
  await openChangedForm(true);
  history.back();
  await button('취소').click();
  await expect.element(messageModal()).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/form');
  await expect.element(titleField()).toHaveValue('제목');

  history.back();
  await button('나가기').click();
  await expect.poll(shownScreen).toBe('/third');
  expect(window.location.hash).toBe('#part');
});
