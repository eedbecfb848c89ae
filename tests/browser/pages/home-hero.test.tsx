// @module-tag slow

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Hero } from '#src/pages/home/hero.tsx';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import '#src/styles/global.ts';

const hero = page.getByRole('region', { name: '학회 소개 슬라이드' });
const secondBullet = hero.getByRole('button', { name: /^2번 슬라이드/ });
const shownSlides = () => [...document.querySelectorAll('[role=group]:not([inert])')];

test('the hero exposes only the current slide to assistive technology', async () => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await renderInProviders(<Hero />);
  await vi.advanceTimersByTimeAsync(600);
  await vi.waitUntil(() => hero.element().classList.contains('swiper-initialized'), { timeout: 5000 });
  expect(shownSlides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 / 2']);
  const [shown] = shownSlides();
  expect(shown?.querySelector('h2')?.textContent).toBe('회원과 함께 화장품\u00a0산업의 미래를 이끕니다');
  expect(shown?.textContent).toContain('Hanbit Society of Cosmetic Scientists');
  await secondBullet.click();
  await vi.waitUntil(() => secondBullet.element().getAttribute('aria-current') === 'true');
  expect(shownSlides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['2 / 2']);
});
