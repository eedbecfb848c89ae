import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addPart,
  codeToHydrate,
  endHydration,
  markPartHydrated,
  markScreenShown,
  startHydration,
} from '#src/lib/browser/hydration.ts';

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

test('another screen ends the hydration', () => {
  addPart('tiles');
  markScreenShown('second');
  expect(onEnd).toHaveBeenCalledOnce();
});

test('the hydration ends with the last part, once', () => {
  addPart('tiles');
  addPart('partners');
  markPartHydrated('tiles');
  markScreenShown('first');
  expect(onEnd).not.toHaveBeenCalled();
  markPartHydrated('partners');
  endHydration();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('after the hydration nothing waits, and parts of later screens have no effect', () => {
  endHydration();
  addPart('tiles');
  markPartHydrated('tiles');
  expect(codeToHydrate('first')).not.toBe(code);
  expect(onEnd).toHaveBeenCalledOnce();
});
