import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const charterUrl = `/introduce?${new URLSearchParams({ menu: '정관 및 규정' })}`;
const chapter = (page: Page, name: string) => page.getByRole('article').getByRole('heading', { name });

/** Records the requests for scripts. @param name the beginning of their file names */
function recordScripts(page: Page, name: string): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(`/assets/${name}-`)) urls.push(request.url());
  });
  return urls;
}

test('the text of a prerendered document stays static HTML, and its code is loaded when the visitor comes back', async ({
  page,
}) => {
  const scripts = recordScripts(page, 'charter');
  await page.goto(charterUrl);
  const heading = await chapter(page, '제1장 총칙').elementHandle();
  const contents = page.getByRole('navigation', { name: /차례/ });
  await contents.getByRole('link', { name: '제9조 (회원의 의무)' }).click();
  await expect(chapter(page, '제9조 (회원의 의무)')).toBeFocused();
  await expect(chapter(page, '제9조 (회원의 의무)')).toBeInViewport();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: '임원' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: '임원' })).toBeVisible();
  await page.goBack();
  await expect(chapter(page, '제9조 (회원의 의무)')).toBeFocused();
  await expect(chapter(page, '제1장 총칙')).toBeAttached();
  expect(scripts).toHaveLength(1);
});

test('a link in the text of a prerendered document opens its screen without a reload', async ({ page }) => {
  await page.goto('/publication');
  const document = await page.evaluateHandle(() => window.document);
  await page.getByRole('main').getByRole('link', { name: '저널검색' }).last().click();
  await expect(page.getByRole('heading', { level: 2, name: '저널검색' })).toBeVisible();
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: '저널안내' })).toBeVisible();
});

test('a long document is laid out near the window alone, and a link to its end reaches it', async ({ page }) => {
  const last = page.getByRole('article').getByRole('listitem').last();
  const isRendered = () => last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto(charterUrl);
  expect(await isRendered()).toBe(false);
  await page.getByRole('navigation', { name: /차례/ }).getByRole('link', { name: '부칙', exact: true }).click();
  const end = page.getByRole('article').getByRole('heading', { name: '부칙', exact: true });
  await expect(end).toBeFocused();
  await expect(end).toBeInViewport();
  await expect.poll(isRendered).toBe(true);
});
