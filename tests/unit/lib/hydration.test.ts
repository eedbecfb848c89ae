import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeToHydrate, endHydration, startHydration } from '#src/lib/browser/hydration.ts';

const code = Promise.resolve(true);
const onEnd = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  onEnd.mockClear();
  startHydration({ entryKey: 'first', code, onEnd });
});
afterEach(() => {
  endHydration();
  vi.unstubAllGlobals();
});

test('the screen of the loaded history entry waits for its code, another screen does not', async () => {
  expect(codeToHydrate('first')).toBe(code);
  expect(codeToHydrate('second')).not.toBe(code);
  expect(await codeToHydrate('second')).toBe(true);
});

test('the hydration ends once, and after it no screen waits', () => {
  endHydration();
  endHydration();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(codeToHydrate('first')).not.toBe(code);
});
