import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BoardSearch } from '../../src/features/archive/board-search';
import type { ListQuery } from '../../src/features/archive/list-query';

/** A list whose address stays where it is until it is shown anew. */
function setUp() {
  const change = vi.fn<ListQuery['change']>();
  const show = (search: string, category: ListQuery['category'] = 'all') => {
    const list: ListQuery = { page: 1, search, category, addressOf: () => '/', change };
    const router = createMemoryRouter([{ path: '*', element: <BoardSearch list={list} /> }]);
    return <RouterProvider router={router} />;
  };
  return { change, show };
}

/** The same component over changing addresses: a router of its own for each would be a new screen. */
function Screen({ list }: { list: ListQuery }) {
  return <BoardSearch list={list} />;
}

const box = page.getByRole('searchbox', { name: '검색어' });

test('what was typed stays in the box while the address has yet to follow', async () => {
  const { change, show } = setUp();
  await render(show(''));
  const values: string[] = [];
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const written = vi.spyOn(HTMLInputElement.prototype, 'value', 'set').mockImplementation(function (this: HTMLInputElement, value) {
    values.push(value);
    set?.call(this, value);
  });
  await box.click();
  await userEvent.keyboard('학술');
  await expect.poll(() => change.mock.calls).toEqual([[{ search: '학술', category: 'all' }]]);
  await expect.element(box).toHaveValue('학술');
  expect(values).not.toContain('');
  written.mockRestore();
});

test('a category that is chosen before typing rests is asked for together with what was typed, once', async () => {
  const { change, show } = setUp();
  await render(show(''));
  await box.fill('학술');
  await page.getByRole('button', { name: /검색 범위/ }).click();
  await page.getByRole('option', { name: '제목' }).click();
  await expect.poll(() => change.mock.lastCall).toEqual([{ search: '학술', category: 'title' }]);
  const calls = change.mock.calls.length;
  const since = performance.now();
  await expect.poll(() => performance.now() - since).toBeGreaterThan(400);
  expect(change.mock.calls).toHaveLength(calls);
});
