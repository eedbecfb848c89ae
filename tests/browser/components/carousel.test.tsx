import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CarouselTrack } from '#src/components/carousel/carousel-track.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `mark-${index}`, content: <p>{index + 1}번째</p> }));

const carousel = (count: number, interval = 60) => (
  <CarouselTrack label="협력 기관" items={items(count)} interval={interval} />
);

const region = page.getByRole('region', { name: '협력 기관' });
const track = () => document.querySelector<HTMLElement>('section > div:last-child > div');
const position = () => Number(track()?.style.getPropertyValue('--position') ?? Number.NaN);

/** Waits for a time in which nothing may happen. */
const waitFor = (duration: number) => {
  const since = performance.now();
  return expect.poll(() => performance.now() - since).toBeGreaterThan(duration);
};

afterEach(() => {
  delete document.documentElement.dataset.motion;
  vi.restoreAllMocks();
});

test('the carousel advances by itself and loops', async () => {
  await render(carousel(6, 100));
  // Sampled more often than the carousel moves: polling from outside would miss a step on a busy machine.
  const seen: number[] = [];
  const noting = setInterval(() => seen.push(position()), 10);
  const wentRound = () => seen.includes(6) && seen.lastIndexOf(1) > seen.indexOf(6);
  await expect.poll(wentRound, { timeout: 5000 }).toBe(true);
  clearInterval(noting);
});

test('assistive technology finds each picture once, and the copies are inert', async () => {
  await render(carousel(9));
  expect(region.getByRole('listitem').elements()).toHaveLength(9);
  await expect.element(region).toHaveAttribute('aria-roledescription', '캐러셀');
});

test('the arrows do not stop the carousel, the pause button does', async () => {
  await render(carousel(9));
  await page.getByRole('button', { name: '다음 협력 기관' }).click();
  const after = position();
  await expect.poll(position).not.toBe(after);
  await page.getByRole('button', { name: '협력 기관 멈춤' }).click();
  const paused = position();
  await waitFor(250);
  expect(position()).toBe(paused);
  await page.getByRole('button', { name: '협력 기관 재생' }).click();
  await expect.poll(position).not.toBe(paused);
});

test('the carousel waits while the focus is inside', async () => {
  await render(
    <>
      {carousel(9, 120)}
      <button type="button">밖</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: '이전 협력 기관' })).toHaveFocus();
  const held = position();
  await waitFor(400);
  expect(position()).toBe(held);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: '밖' })).toHaveFocus();
  await expect.poll(position).not.toBe(held);
});

test('the carousel starts paused with reduced motion, and pauses when reduced motion is turned on', async () => {
  await render(carousel(9));
  await expect.element(page.getByRole('button', { name: '협력 기관 멈춤' })).toBeVisible();
  document.documentElement.dataset.motion = 'still';
  await expect.element(page.getByRole('button', { name: '협력 기관 재생' })).toBeVisible();
  const still = position();
  await waitFor(250);
  expect(position()).toBe(still);
});

test('the carousel waits while the window is hidden', async () => {
  await render(carousel(9));
  await expect.poll(position).toBeGreaterThan(0);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(50);
  const hidden = position();
  await waitFor(250);
  expect(position()).toBe(hidden);
});

test('a swipe advances the carousel, a short or cancelled one does not', async () => {
  document.documentElement.dataset.motion = 'still';
  await render(carousel(9));
  const window = track()?.parentElement;
  const touch = (type: string, clientX: number) =>
    window?.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true, clientX, pointerId: 1 }),
    );
  const swipe = (from: number, to: number, end = 'pointerup') => {
    touch('pointerdown', from);
    touch('pointermove', to);
    touch(end, to);
  };
  swipe(200, 100);
  expect(position()).toBe(1);
  swipe(200, 180);
  swipe(200, 100, 'pointercancel');
  expect(position()).toBe(1);
  swipe(100, 200);
  swipe(100, 200);
  expect(position()).toBe(8);
});

test.each([0, 1, 5])('%i pictures do not move and have no controls', async (count) => {
  await render(carousel(count));
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(page.getByRole('listitem').elements()).toHaveLength(count);
});
