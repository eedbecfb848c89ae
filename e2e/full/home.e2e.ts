import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test.ts';
import { sponsors } from '#src/content/sponsors.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The hero of the home page. */
const heroRegion = (page: Page) => page.getByRole('region', { name: '학회 소개 슬라이드' });

/** The bullet of a slide of the hero. @param number from 1 */
const heroBullet = (page: Page, number: number) =>
  heroRegion(page).getByRole('button', { name: `${number}번 슬라이드` });

/**
 * Opens the home page with a clock that stands still and moves only by `page.clock.runFor`. The carousels are requested
 * 500 ms after the load event.
 */
async function openHomeWithStoppedClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto('/');
  await page.clock.runFor(1000);
}

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
    await expect(heroRegion(page)).toHaveClass(/swiper-initialized/);
    await expect(heroRegion(page).getByRole('button', { name: '슬라이드 멈춤' })).toBeVisible();
    await expect(shown).toHaveAccessibleName('2 / 2');
    const waitAndReadSlide = async () => {
      await page.clock.runFor(1000);
      return shown.getAttribute('aria-label');
    };
    await expect.poll(waitAndReadSlide).toBe('1 / 2');
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
