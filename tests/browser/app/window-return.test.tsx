// @module-tag slow

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { callsOf, openSite, requestsSettled } from '#tests/browser/support/site.tsx';
import { returnFromOtherTab, returnFromOtherWindow } from '#tests/browser/support/window-return.ts';

/** Opens a list, calls a function, and returns how often the list is requested afterwards. */
async function requestsAfter(act: () => void) {
  await page.viewport(1440, 900);
  await openSite(paths.information, null, undefined, 0);
  await expect.element(page.getByRole('table')).toBeVisible();
  await requestsSettled();
  const before = callsOf('getInfo').length;
  act();
  await requestsSettled();
  return callsOf('getInfo').length - before;
}

test.each([
  ['another window beside this one', returnFromOtherWindow],
  ['another tab, which changes focus and visibility', returnFromOtherTab],
])('the return from %s requests the list again, once', async (_, comeBack) => {
  expect(await requestsAfter(comeBack)).toBe(1);
});

test('the return from a frame of the page to the page requests nothing', async () => {
  const frame = document.createElement('iframe');
  frame.title = '지도';
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const left = vi.fn();
  window.addEventListener('blur', left, { once: true });
  const comeBackFromFrame = () => {
    window.focus();
    frame.contentWindow?.focus();
    window.focus();
  };
  expect(await requestsAfter(comeBackFromFrame)).toBe(0);
  expect(left).toHaveBeenCalled();
});
