// @module-tag slow

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MapFrame } from '#src/pages/about/map-frame.tsx';
import { SketchMap } from '#src/pages/about/sketch-map.tsx';

/** A document of an opaque origin that sends a message to its parent, as the map document does. */
const frameSending = (message: object | null) => () => {
  const code = message ? `parent.postMessage(${JSON.stringify(message)}, '*')` : '';
  return {
    src: `data:text/html,${encodeURIComponent(`<p>지도</p><script>${code}</script>`)}`,
    sandbox: 'allow-scripts',
  };
};

const timeoutMs = 10_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const renderMap = (message: object | null) =>
  render(
    <MapFrame frameSource={frameSending(message)} timeoutMs={timeoutMs}>
      <p>약도</p>
    </MapFrame>,
  );

/** Waits until a message has arrived in this window and its effects are painted. */
const messageHandled = () =>
  new Promise<void>((resolve) => {
    const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    window.addEventListener('message', afterPaint, { once: true });
  });

const frame = () => document.querySelector('iframe');
const sketch = page.getByText('약도');

test('the sketch is visible until the ready map covers it', async () => {
  await renderMap({ from: 'map', event: 'ready' });
  await expect.poll(() => frame()?.dataset.shown).toBe('true');
  await expect.element(sketch).not.toBeVisible();
  expect(frame()?.title).toBe('한빛화장품과학회 사무국 지도');
});

test('the sketch stays when the map reports a failure', async () => {
  await renderMap({ from: 'map', event: 'failed' });
  await expect.poll(frame).toBeNull();
  await expect.element(sketch).toBeVisible();
});

test('the sketch stays when the frame does not respond in time', async () => {
  await renderMap(null);
  expect(frame()?.dataset.shown).toBe('false');
  vi.advanceTimersByTime(timeoutMs);
  await expect.poll(frame).toBeNull();
  await expect.element(sketch).toBeVisible();
});

test.each([{ from: 'postcode', event: 'ready' }, { from: 'map', event: 'open' }, { event: 'ready' }])(
  'a message that the map does not send changes nothing: %o',
  async (message) => {
    const handled = messageHandled();
    await renderMap(message);
    await handled;
    expect(frame()?.dataset.shown).toBe('false');
    vi.advanceTimersByTime(timeoutMs);
    await expect.poll(frame).toBeNull();
    await expect.element(sketch).toBeVisible();
  },
);

test('a message of another window is ignored', async () => {
  await renderMap(null);
  const handled = messageHandled();
  window.postMessage({ from: 'map', event: 'ready' }, '*');
  await handled;
  expect(frame()?.dataset.shown).toBe('false');
  vi.advanceTimersByTime(timeoutMs);
  await expect.poll(frame).toBeNull();
  await expect.element(sketch).toBeVisible();
});

test('the sketch and its description name the same side of the street', async () => {
  await render(<SketchMap />);
  const d = document.querySelector('path[data-way]')?.getAttribute('d') ?? '';
  const [, along, across] = /^M\d+ \d+h(-?\d+)v(-?\d+)$/.exec(d) ?? [];
  // On a screen y grows downwards, so walking to the right and turning upwards is a left turn.
  const side = Number(along) * Number(across) < 0 ? '왼쪽' : '오른쪽';
  await expect.element(page.getByRole('img', { name: new RegExp(`${side}에 한빛과학관이 있습니다`) })).toBeVisible();
});
