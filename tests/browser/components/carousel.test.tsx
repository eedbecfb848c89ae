import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/styles/global.ts';
import { Carousel } from '#src/components/carousel/carousel.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `mark-${index}`, content: <p>{index + 1}번째</p> }));

const intervalMs = 3_000;

const carousel = (count: number) => <Carousel label="협력 기관" items={items(count)} intervalMs={intervalMs} />;

const region = page.getByRole('region', { name: '협력 기관' });

/** The number of the first visible item, which Swiper marks with a class, or NaN before Swiper has started. */
const firstVisible = () => Number.parseInt(document.querySelector('.swiper-slide-active')?.textContent ?? '', 10);

/** Renders a carousel and waits for Swiper. The test moves the time. */
async function renderStarted(element = carousel(9)) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(element);
  await expect.poll(firstVisible, { timeout: 5000 }).toBeGreaterThan(0);
}

/** Moves the time by one interval, as soon as the carousel plays. @returns the number of the first visible item */
async function playOnce(): Promise<number> {
  const before = firstVisible();
  const playInterval = () => {
    vi.advanceTimersByTime(intervalMs);
    return firstVisible();
  };
  await expect.poll(playInterval).not.toBe(before);
  return firstVisible();
}

/** Moves the time by ten intervals. @returns whether the carousel of nine items has stayed where it was */
function rests(): boolean {
  const before = firstVisible();
  vi.advanceTimersByTime(10 * intervalMs);
  return firstVisible() === before;
}

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
  vi.restoreAllMocks();
});

test('the carousel advances by itself and loops', async () => {
  await renderStarted(carousel(6));
  const seen: number[] = [];
  for (let move = 0; move < 7; move += 1) seen.push(await playOnce());
  expect(seen).toEqual([2, 3, 4, 5, 6, 1, 2]);
});

test('assistive technology finds each picture once', async () => {
  await renderStarted();
  await playOnce();
  await playOnce();
  expect(region.getByRole('listitem').elements()).toHaveLength(9);
  await expect.element(region).toHaveAttribute('aria-roledescription', '캐러셀');
});

test('the arrows do not stop the carousel, the pause button does', async () => {
  await renderStarted();
  await page.getByRole('button', { name: '다음 협력 기관' }).click();
  expect(firstVisible()).toBe(2);
  expect(await playOnce()).toBe(3);
  await page.getByRole('button', { name: '협력 기관 멈춤' }).click();
  await expect.element(page.getByRole('button', { name: '협력 기관 재생' })).toBeVisible();
  expect(rests()).toBe(true);
  await page.getByRole('button', { name: '협력 기관 재생' }).click();
  expect(await playOnce()).toBe(4);
});

test('each press of an arrow moves by one item, also during a move', async () => {
  await renderStarted();
  const next = page.getByRole('button', { name: '다음 협력 기관' });
  await next.click();
  await next.click();
  await next.click();
  expect(document.getAnimations()).not.toHaveLength(0);
  expect(firstVisible()).toBe(4);
  await page.getByRole('button', { name: '이전 협력 기관' }).click();
  expect(firstVisible()).toBe(3);
});

test('the items keep their places when Swiper starts', async () => {
  document.documentElement.dataset.motion = 'still';
  await render(carousel(9));
  const lefts = () =>
    region
      .getByRole('listitem')
      .elements()
      .map((item) => Math.round(item.getBoundingClientRect().left));
  const before = lefts();
  expect(firstVisible()).toBeNaN();
  await expect.poll(firstVisible, { timeout: 5000 }).toBe(1);
  expect(lefts()).toEqual(before);
});

test('the carousel waits while the focus is inside', async () => {
  await renderStarted(
    <>
      {carousel(9)}
      <button type="button">밖</button>
    </>,
  );
  await playOnce();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: '이전 협력 기관' })).toHaveFocus();
  expect(rests()).toBe(true);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: '밖' })).toHaveFocus();
  const resting = firstVisible();
  expect(await playOnce()).not.toBe(resting);
});

test('the carousel starts paused with reduced motion', async () => {
  document.documentElement.dataset.motion = 'still';
  await renderStarted();
  await expect.element(page.getByRole('button', { name: '협력 기관 재생' })).toBeVisible();
  expect(rests()).toBe(true);
});

test('the carousel pauses when reduced motion is turned on', async () => {
  await renderStarted();
  await expect.element(page.getByRole('button', { name: '협력 기관 멈춤' })).toBeVisible();
  await playOnce();
  document.documentElement.dataset.motion = 'still';
  await expect.element(page.getByRole('button', { name: '협력 기관 재생' })).toBeVisible();
  // Swiper starts again for the other speed.
  await expect.poll(firstVisible).toBeGreaterThan(0);
  expect(rests()).toBe(true);
});

test('the carousel waits while the window is hidden', async () => {
  await renderStarted();
  await playOnce();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(rests).toBe(true);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await playOnce();
});

/** Moves a pointer over the items in steps, as a finger does, and waits until the items have arrived. */
async function movePointer({ from = 200, to = 100, pointerType = 'touch', end = 'pointerup' }) {
  const target = region.getByRole('listitem').first().element();
  const sendPointerEvent = (type: string, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerType, isPrimary: true, bubbles: true, cancelable: true, clientX, pointerId: 7 }),
    );
  sendPointerEvent('pointerdown', from);
  for (const step of [0.25, 0.5, 0.75, 1]) sendPointerEvent('pointermove', from + (to - from) * step);
  sendPointerEvent(end, to);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

test('a cancelled swipe does not move the carousel, and the next swipe does', async () => {
  document.documentElement.dataset.motion = 'still';
  await renderStarted();
  await movePointer({ from: 200, to: 100, end: 'pointercancel' });
  await expect.poll(firstVisible).toBe(1);
  await movePointer({ from: 200, to: 100, pointerType: 'pen' });
  await expect.poll(firstVisible).toBe(2);
});

test.each([0, 1, 5])('%i pictures do not move and have no controls', async (count) => {
  await render(carousel(count));
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(page.getByRole('listitem').elements()).toHaveLength(count);
});
