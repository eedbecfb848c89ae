import type { Locator, Page } from '@playwright/test';
import { heroBullet, heroRegion, openHomeWithStoppedClock, waitForHero } from '#e2e/support/home.ts';
import { expect, test } from '#e2e/support/test.ts';
import { sponsors } from '#src/content/sponsors.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const playButton = (page: Page) => heroRegion(page).getByRole('button', { name: '슬라이드 재생' });

test('the page is complete at a path with doubled slashes that the server does not lead away from', async ({
  page,
  baseURL,
}) => {
  await page.route('**/?utm_source=mail', async (route) =>
    route.fulfill({ response: await route.fetch({ url: '/' }) }),
  );
  await page.goto(`${baseURL}///?utm_source=mail`);
  await expect(page).toHaveURL('/?utm_source=mail');
  await expect(page.getByText('불러오는 중')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /학술대회/ }).first()).toBeVisible();
});

test('the tiles have 3, 2 or 1 columns and the sponsors 4 or 2 by width', async ({ page }) => {
  const columnsOf = (items: Locator) =>
    items.evaluateAll((elements) => new Set(elements.map((item) => item.getBoundingClientRect().left)).size);
  await page.goto('/');
  const tiles = page.getByRole('region', { name: '주요 메뉴' }).getByRole('listitem');
  const logos = page.getByRole('region', { name: '특별후원사' }).getByRole('listitem');
  await expect(tiles).toHaveCount(6);
  await expect(logos).toHaveCount(26);
  for (const [width, tileColumns, logoColumns] of [
    [1101, 3, 4],
    [1100, 2, 2],
    [601, 2, 2],
    [600, 1, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([await columnsOf(tiles), await columnsOf(logos)], `${width} px`).toEqual([tileColumns, logoColumns]);
  }
});

test.describe('Without Swiper', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the bullets change the slide and all partners are visible, and the play button loads Swiper again', async ({
    page,
  }) => {
    const swiperFile = /assets\/swiper-.*\.js/;
    await page.route(swiperFile, (route) => route.abort());
    await openHomeWithStoppedClock(page);
    await expect(playButton(page)).toBeVisible();
    await heroBullet(page, 2).click();
    const shown = heroRegion(page).locator('[role=group]:not([inert])');
    await expect(shown).toHaveAccessibleName('2 / 2');

    const partners = page.getByRole('main').getByRole('list').last();
    await partners.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: '다음 협력 기관' })).toHaveCount(0);
    await expect(partners.getByRole('listitem')).toHaveCount(9);
    for (const partner of await partners.getByRole('listitem').all()) await expect(partner).toBeInViewport();

    await page.unroute(swiperFile);
    await playButton(page).click();
    await waitForHero(page);
    await expect(heroRegion(page).getByRole('button', { name: '슬라이드 멈춤' })).toBeVisible();
    await expect(shown).toHaveAccessibleName('2 / 2');
    await page.clock.runFor(4100);
    await expect(shown).toHaveAccessibleName('1 / 2');
  });
});

test.describe('Without pictures and fonts', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the hero has its dark background, and the sponsors have names', async ({ page }) => {
    await page.route(/\/(pictures\/|marks\.svg)|\.woff2/, (route) => route.abort());
    await page.goto('/');
    await expect(heroRegion(page).getByRole('heading', { level: 2 })).toBeVisible();
    // The colour `deep` of the palette: the white text of the hero needs it.
    await expect(heroRegion(page)).toHaveCSS('background-color', 'rgb(10, 42, 41)');
    const names = page.getByRole('region', { name: '특별후원사' }).getByRole('listitem');
    await names.first().scrollIntoViewIfNeeded();
    await expect(names).toHaveText(sponsors.map(({ name }) => name));
  });
});
