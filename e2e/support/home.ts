import { expect, type Page } from '@playwright/test';

/** The hero of the home page. */
export const heroRegion = (page: Page) => page.getByRole('region', { name: '학회 소개 슬라이드' });

/** The bullet of a slide of the hero. @param number from 1 */
export const heroBullet = (page: Page, number: number) =>
  heroRegion(page).getByRole('button', { name: `${number}번 슬라이드` });

/** Expects the slide that the bullets mark. @param number from 1 */
export const expectSlide = (page: Page, number: number) =>
  expect(heroBullet(page, number)).toHaveAttribute('aria-current', 'true');

/**
 * Opens the home page with a clock that stands still and moves only by `page.clock.runFor`. The carousels are requested
 * 500 ms after the load event.
 */
export async function openHomeWithStoppedClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto('/');
  await page.clock.runFor(1000);
}

/** Waits until Swiper has started in the hero. @param isPlaying whether the slides change by themselves */
export async function waitForHero(page: Page, isPlaying = true): Promise<void> {
  await expect(heroRegion(page)).toHaveClass(/swiper-initialized/);
  // Swiper starts the autoplay after its code has loaded and the hero was found to be visible.
  await expect
    .poll(() => heroRegion(page).evaluate((region) => Reflect.get(region, 'swiper')?.autoplay.running))
    .toBe(isPlaying);
}
