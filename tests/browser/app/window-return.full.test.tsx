import { expect, test } from 'vitest';
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
  const comeBackFromFrame = () => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  };
  // The document of a page has the focus while one of its frames has it.
  expect(await requestsAfter(comeBackFromFrame)).toBe(0);
});
