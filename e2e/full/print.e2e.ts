import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test.ts';

test.use({
  // Chromium shows a larger picture that it has from the previous screen, and warns about the preloaded small one.
  expectedConsole: [/pictures\/\S+ was preloaded using link preload but not used/],
});

const charter = `/introduce?${new URLSearchParams({ menu: '정관 및 규정' })}`;

/** Opens a screen and waits for its text, which loads last. */
async function openText(page: Page, url: string) {
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
}

test('a dark theme is printed in the colours of the light theme', async ({ page }) => {
  await openText(page, charter);
  const bodyColours = () =>
    page.evaluate(() => {
      const { color, backgroundColor, colorScheme } = getComputedStyle(document.body);
      return { color, backgroundColor, colorScheme };
    });
  const light = await bodyColours();
  await page.evaluate(() => localStorage.setItem('display', JSON.stringify({ theme: 'dark' })));
  await page.reload();
  await expect.poll(bodyColours).not.toEqual(light);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(bodyColours).toEqual(light);
});

test('texts are printed in full and with aligned edges, without header, footer and menus', async ({ page }) => {
  await openText(page, charter);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '제38조 (준용)' })).toBeVisible();
  // The width of A4 without the margins of a printer, in px.
  await page.setViewportSize({ width: 718, height: 1000 });
  await openText(page, `/publication?${new URLSearchParams({ menu: '광고안내' })}`);
  for (const landmark of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '맨 위로' })).toBeHidden();
  const edges = await page
    .getByRole('main')
    .locator('h1, h2, h3, dl, table')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left: Math.round(left), right: element.matches('dl, table') ? Math.round(right) : null };
      }),
    );
  expect(new Set(edges.map(({ left }) => left)).size, 'left edges').toBe(1);
  expect(new Set(edges.flatMap(({ right }) => right ?? [])).size, 'right edges').toBe(1);
});
