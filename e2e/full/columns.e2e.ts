import type { Locator } from '@playwright/test';
import { galleryPath } from '#e2e/support/forum.ts';
import { expect, test } from '#e2e/support/test.ts';

const columnsOf = (items: Locator) =>
  items.evaluateAll((elements) => new Set(elements.map((item) => item.getBoundingClientRect().left)).size);

test('the tiles have 3, 2 or 1 columns, the sponsors 4 or 2, and the gallery 4, 3, 2 or 1 by width', async ({
  page,
}) => {
  const tiles = page.getByRole('region', { name: '주요 메뉴' }).getByRole('listitem');
  const sponsors = page.getByRole('region', { name: '특별후원사' }).getByRole('listitem');
  const pictures = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d{4}-\d\d-\d\d$/ });
  for (const [url, items, columnsByWidth] of [
    ['/', tiles, { 1101: 3, 1100: 2, 601: 2, 600: 1 }],
    ['/', sponsors, { 1101: 4, 1100: 2, 600: 2 }],
    [galleryPath, pictures, { 1371: 4, 1370: 3, 1025: 3, 1024: 2, 769: 2, 768: 1 }],
  ] as const) {
    await page.goto(url);
    await expect(items.first()).toBeVisible();
    for (const [width, columns] of Object.entries(columnsByWidth)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await columnsOf(items), `${url} at ${width} px`).toBe(columns);
    }
  }
});
