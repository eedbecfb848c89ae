import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Providers } from '#src/app/providers.tsx';
import { createRoutes } from '#src/app/routes.tsx';
import '#src/styles/global.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

const menu = encodeURIComponent('학회연혁');
const tabs = page.getByRole('navigation', { name: '연혁의 시기' });
const tab = (name: string) => tabs.getByRole('link', { name, exact: true });
const period = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });

async function renderHistory(hash = '') {
  const router = createMemoryRouter(createRoutes('/introduce'), { initialEntries: [`/introduce?menu=${menu}${hash}`] });
  await render(<Providers>{router.element}</Providers>);
  await expect.element(tab("2020's")).toBeVisible();
  return router;
}

beforeEach(async () => {
  await page.viewport(1200, 800);
});

test.each([1200, 390])('at %i px a tab scrolls its period to 50 px below the header and is marked', async (width) => {
  await page.viewport(width, 800);
  await renderHistory();
  await expect.element(tab("2020's")).toHaveAttribute('aria-current', 'location');
  for (const name of ["2000's", "~2000's", "2010's"]) {
    await tab(name).click();
    await expect.element(tab(name)).toHaveAttribute('aria-current', 'location');
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    expect(period(name).element().getBoundingClientRect().top - header).toBeCloseTo(50, -0.5);
  }
});

test('only the tab of the visible period is marked', async () => {
  await renderHistory();
  page.getByRole('heading', { name: '2004', exact: true }).element().scrollIntoView();
  await expect.element(tab("2000's")).toHaveAttribute('aria-current', 'location');
  expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(tab("~2000's")).toHaveAttribute('aria-current', 'location');
});

test('Enter on a tab moves the focus to its period', async () => {
  await renderHistory();
  const link = tab("2000's").element();
  if (link instanceof HTMLElement) link.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(period("2000's")).toHaveFocus();
});

test('a URL with a period opens there, and the back button restores the position', async () => {
  const router = await renderHistory('#2010s');
  await expect.element(period("2010's")).toHaveFocus();
  await tab("2000's").click();
  await expect.element(period("2000's")).toHaveFocus();
  await router.navigate(-1);
  await expect.element(period("2010's")).toHaveFocus();
  expect(new URLSearchParams(router.state.location.search).get('menu')).toBe('학회연혁');
});

test.each(['#nowhere', '#%E0%A4%A'])('the unknown anchor %s leaves the screen at its top', async (hash) => {
  await renderHistory(hash);
  expect(window.scrollY).toBe(0);
});
