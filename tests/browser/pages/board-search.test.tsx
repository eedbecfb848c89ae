// @module-tag slow

import { useNavigation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BoardSearch } from '#src/pages/archive/board-search.tsx';
import { useListQuery } from '#src/pages/archive/list-query.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

function Search() {
  return (
    <div data-testid="screen" aria-busy={useNavigation().state !== 'idle'}>
      <BoardSearch list={useListQuery()} />
    </div>
  );
}

const box = page.getByRole('searchbox', { name: '검색어' });

/** Renders the search at a URL. @returns the router, and the URLs it has navigated to, the newest last */
async function renderSearch(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Search /> }], { initialEntries: [address] });
  const visited: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') visited.push(decodeURIComponent(location.search));
  });
  await render(router.element);
  return { router, visited };
}

/** Selects with the hidden native select, because opening the list takes longer than the debounce. */
function chooseAtOnce(category: string) {
  const select = document.querySelector('select');
  if (!select) throw new Error('There is no select.');
  select.value = category;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lets the test move the time of the debounce. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => void vi.useRealTimers());

test('the field keeps its text while the URL has not changed yet', async () => {
  // Installed before React renders the field, because React keeps the setter that it finds.
  const setter = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
  const { visited } = await renderSearch('/information');
  await box.click();
  setter.mockClear();
  holdTimers();
  await userEvent.keyboard('gel');
  await expect.element(box).toHaveValue('gel');
  expect(visited).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  await expect.poll(() => visited).toEqual(['?search=gel']);
  await expect.element(box).toHaveValue('gel');
  expect(setter.mock.calls.map(([value]) => value)).not.toContain('');
  setter.mockRestore();
});

test('a category selected before the debounce ends searches once, with the typed text', async () => {
  const { visited } = await renderSearch('/information?page=3');
  holdTimers();
  await box.fill('학술');
  chooseAtOnce('title');
  await expect.poll(() => visited.at(-1)).toBe('?search=학술&category=title');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(visited).toEqual(['?search=학술&category=title']);
});

test('the field follows a URL that something else changes', async () => {
  const { router } = await renderSearch('/information?search=%EC%B4%88%EB%A1%9D');
  await expect.element(box).toHaveValue('초록');
  await router.navigate('/information');
  await expect.element(box).toHaveValue('');
});

test('a search that is due during a navigation does not cancel it', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/information', element: <Search /> },
      { path: '/contact', lazy: () => arrival.then(() => ({ element: <h1>문의하기</h1> })) },
    ],
    { initialEntries: ['/information'] },
  );
  await render(router.element);
  holdTimers();
  await box.fill('학술');
  // The effects of the rendering run after the frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const leaving = router.navigate('/contact');
  // As on a busy phone, React has not rendered since the press.
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  arrive();
  await leaving;
  await expect.element(page.getByRole('heading', { name: '문의하기' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/contact');
});

test('a search that is due does not replace another board of the section', async () => {
  const { router } = await renderSearch('/information');
  holdTimers();
  await box.fill('학술');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await router.navigate('/information?menu=갤러리');
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect.element(page.getByTestId('screen')).toHaveAttribute('aria-busy', 'false');
  expect(decodeURIComponent(router.state.location.search)).toBe('?menu=갤러리');
});
