import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from '#src/components/navigation/pagination.tsx';
import { SubMenuTabs } from '#src/components/navigation/sub-menu-tabs.tsx';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

const renderInRouter = (element: React.ReactNode) => render(createMemoryRouter([{ path: '*', element }]).element);

const pages = (current: number, pageCount: number) => (
  <Pagination label="공지사항 페이지" page={current} pageCount={pageCount} hrefOf={(to) => `/list?page=${to}`} />
);

const namesOf = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('pagination shows five page numbers around the current one, and links to both ends', async () => {
  await renderInRouter(pages(10, 20));
  expect(namesOf()).toEqual([
    '첫 페이지',
    '이전 페이지',
    '8 페이지',
    '9 페이지',
    '10 페이지',
    '11 페이지',
    '12 페이지',
    '다음 페이지',
    '마지막 페이지',
  ]);
  await expect.element(page.getByRole('link', { name: '10 페이지' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('href', '/list?page=11');
});

test('the first page has no link backward, the last none forward, and a single page neither', async () => {
  const screen = await renderInRouter(pages(1, 3));
  expect(namesOf()).toEqual(['1 페이지', '2 페이지', '3 페이지', '다음 페이지', '마지막 페이지']);
  await screen.unmount();
  const last = await renderInRouter(pages(3, 3));
  expect(namesOf()).toEqual(['첫 페이지', '이전 페이지', '1 페이지', '2 페이지', '3 페이지']);
  await last.unmount();
  await renderInRouter(pages(1, 1));
  expect(namesOf()).toEqual([]);
});

const tabs = (
  <SubMenuTabs
    label="자료실 하위 메뉴"
    current="공지사항"
    items={[
      { title: '공지사항', to: '/information' },
      { title: '자유게시판', to: '/information?menu=x' },
    ]}
  />
);

test('above 900 px the sub-menu is a row of links with the current one marked', async () => {
  await page.viewport(901, 700);
  await renderInRouter(tabs);
  await expect.element(page.getByRole('link', { name: '공지사항' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: '자유게시판' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('at 900 px the sub-menu is a drop-down that opens by keyboard, closes by Escape and returns the focus', async () => {
  await page.viewport(900, 700);
  await renderInRouter(tabs);
  const toggle = page.getByRole('button', { name: '공지사항' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: '자유게시판' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('an open sub-menu closes on a tap outside and on selection', async () => {
  await page.viewport(390, 844);
  await renderInRouter(
    <>
      {tabs}
      <h1 style={{ height: 600 }}>자료실</h1>
    </>,
  );
  const toggle = page.getByRole('button', { name: '공지사항' });
  for (const closer of [page.getByRole('heading'), page.getByRole('link', { name: '자유게시판' })]) {
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await closer.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  }
});

test('in a small window the sub-menu bar ends above the content', async () => {
  await page.viewport(320, 256);
  await renderInRouter(
    <>
      {tabs}
      <button type="button">납부하기</button>
    </>,
  );
  const bar = page.getByRole('navigation', { name: '자료실 하위 메뉴' }).element().getBoundingClientRect();
  const button = page.getByRole('button', { name: '납부하기' }).element().getBoundingClientRect();
  expect(button.top).toBeGreaterThanOrEqual(Math.floor(bar.bottom));
});
