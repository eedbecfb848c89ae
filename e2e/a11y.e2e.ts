import { coveredControlsCheck } from '#tools/audit/checks/covered.ts';
import { tabWalkCheck } from '#tools/audit/checks/tab-walk.ts';
import { pageScript } from '#tools/audit/run/bundle.ts';
import { mockMembers } from '#tools/audit/run/options.ts';
import { contextOptionsOf, goToState, preparePage } from '#tools/audit/run/reach.ts';
import { variantName, variantsOf } from '#tools/audit/run/variant.ts';
import { screens } from '#tools/audit/screens/list.ts';
import { expectAxeClean } from './support/axe.ts';
import { tabToName, tabUntil } from './support/keyboard.ts';
import { horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** The quick part of the audit: each state once, in one of its variants; neighbours in the list differ in theirs. */
const states = screens
  .flatMap((screen) => screen.states)
  .map((state, index) => {
    const variants = variantsOf(index).filter(({ width }) => !state.widths || state.widths.includes(width));
    const variant = variants[index % variants.length];
    if (!variant) throw new Error(`${state.id} exists at no width`);
    return { state, variant };
  });

for (const { state, variant } of states) {
  test.describe(state.name, () => {
    const { viewport, ...media } = contextOptionsOf(variant);
    test.use({
      viewport,
      // A colour on its way to another has a contrast of its own.
      contextOptions: { ...media, reducedMotion: 'reduce' },
      expectedConsole: [/status of [45]\d\d|The payment could not be confirmed/],
    });

    test(`axe finds nothing, Tab meets every control once, and a low window covers none (${variantName(variant)})`, async ({
      page,
      baseURL,
    }) => {
      const site = { base: baseURL ?? '', members: mockMembers, clientSecret: 'e2e', hasMock: true };
      const at = { page, state, variant, tools: { ...site, timeoutMs: 20_000 } };
      await preparePage(at, await pageScript(), {});
      await goToState(at);
      await expectAxeClean(page, state.name);
      for (const check of state.navigatesAway ? [] : [tabWalkCheck, coveredControlsCheck]) {
        const results = await check.run(at);
        for (const { id, title } of check.checks) expect(results[id]?.problems ?? [], title).toEqual([]);
      }
    });
  });
}

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const theme of ['light', 'dark'])
    test(`axe finds nothing on home in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('display', JSON.stringify({ theme: chosen, contrast: 'more' })),
        theme,
      );
      await page.goto('/');
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
      await expectAxeClean(page, 'more contrast');
    });
});

test('no screen scrolls sideways, down to 320 px', async ({ page }) => {
  const paths = [
    ...['/', '/information', '/information/notice/237', '/auth/login', '/introduce', '/contact', '/society'],
    ...['/information?menu=%EA%B0%A4%EB%9F%AC%EB%A6%AC', '/society/guide/124'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await horizontalOverflow(page);
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a member finds a notice and reads it without a mouse', async ({ page }) => {
    await page.goto('/');
    await tabToName(page, /^자료실$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '자료실 공지사항' })).toBeFocused();
    await tabToName(page, /^2 페이지$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/information?page=2');
    await expect(page.getByText('2/4 페이지')).toBeVisible();
    await tabUntil(page, () => page.evaluate(() => document.activeElement?.closest('td') !== null), 'a table cell');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
