// @module-tag slow

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

test('a tab scrolls its period to 50 px below the header, is marked alone, and moves the focus by keyboard', async () => {
  await page.viewport(390, 800);
  await renderHistory();
  await expect.element(tab("2020's")).toHaveAttribute('aria-current', 'location');
  await tab("~2000's").click();
  await expect.element(tab("~2000's")).toHaveAttribute('aria-current', 'location');
  const link = tab("2000's").element();
  if (link instanceof HTMLElement) link.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(period("2000's")).toHaveFocus();
  await expect.element(tab("2000's")).toHaveAttribute('aria-current', 'location');
  expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  expect(period("2000's").element().getBoundingClientRect().top - header).toBeCloseTo(50, -0.5);
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

test('an unknown anchor leaves the screen at its top', async () => {
  await renderHistory('#%E0%A4%A');
  expect(window.scrollY).toBe(0);
});
