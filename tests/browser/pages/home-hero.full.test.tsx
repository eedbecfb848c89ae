import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Hero } from '#src/pages/home/hero.tsx';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import '#src/styles/global.ts';

const hero = page.getByRole('region', { name: '학회 소개 슬라이드' });
const bullet = (slide: number) => hero.getByRole('button', { name: new RegExp(`^${slide}번 슬라이드`) });
const shownSlides = () => [...document.querySelectorAll('[role=group]:not([inert])')];
/** The number of the slide that the bullets mark. */
const currentSlide = () => [1, 2].find((slide) => bullet(slide).element().getAttribute('aria-current') === 'true');

/** Renders the hero, and waits until Swiper has started. */
async function renderHero() {
  await renderInProviders(<Hero />);
  await vi.advanceTimersByTimeAsync(600);
  await vi.waitUntil(() => hero.element().classList.contains('swiper-initialized'), { timeout: 5000 });
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

test('the hero exposes only the current slide to assistive technology', async () => {
  await renderHero();
  expect(shownSlides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 / 2']);
  const [shown] = shownSlides();
  expect(shown?.querySelector('h2')?.textContent).toBe('회원과 함께 화장품\u00a0산업의 미래를 이끕니다');
  expect(shown?.textContent).toContain('Hanbit Society of Cosmetic Scientists');
  await bullet(2).click();
  await vi.waitUntil(() => currentSlide() === 2);
  expect(shownSlides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['2 / 2']);
});

test('the hero pauses while it contains the keyboard focus, and continues afterwards', async () => {
  await renderHero();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(bullet(1).element());
  await vi.advanceTimersByTimeAsync(9000);
  expect(currentSlide()).toBe(1);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(hero.element().contains(document.activeElement)).toBe(false);
  await vi.advanceTimersByTimeAsync(4100);
  expect(currentSlide()).toBe(2);
});
