import { expectAxeClean } from '#e2e/support/axe.ts';
import { displayAttributes } from '#e2e/support/display.ts';
import { horizontalOverflow, largeTextOverflow, smallFields } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';
import { coveredControlsCheck } from '#tools/audit/checks/covered.ts';
import { tabWalkCheck } from '#tools/audit/checks/tab-walk.ts';
import { pageScript } from '#tools/audit/run/bundle.ts';
import { mockMembers } from '#tools/audit/run/options.ts';
import { contextOptionsOf, goToState, preparePage } from '#tools/audit/run/reach.ts';
import { variantName, variantsOf } from '#tools/audit/run/variant.ts';
import { screens } from '#tools/audit/screens/list.ts';

/** Each state of the audit in one of its variants. Consecutive states have different variants. */
const states = screens
  .flatMap((screen) => screen.states)
  .map((state, index) => {
    const variants = variantsOf(index).filter(({ width }) => !state.widths || state.widths.includes(width));
    const variant = variants[index % variants.length];
    if (!variant) throw new Error(`The state ${state.id} exists at no width.`);
    return { state, variant };
  });

for (const { state, variant } of states) {
  test.describe(state.name, () => {
    const { viewport, ...media } = contextOptionsOf(variant);
    test.use({
      viewport,
      // During a transition, colours have another contrast.
      contextOptions: { ...media, reducedMotion: 'reduce' },
      expectedConsole: [/status of [45]\d\d|The payment could not be confirmed/],
    });

    test(`has no axe violations, every control is a tab stop, and a low window or large text moves none out of reach (${variantName(variant)})`, async ({
      page,
      baseURL,
    }) => {
      const site = { base: baseURL ?? '', members: mockMembers, clientSecret: 'e2e', hasMock: true };
      const opened = { page, state, variant, tools: { ...site, timeoutMs: 20_000 } };
      await preparePage(opened, await pageScript(), {});
      await goToState(opened);
      await expectAxeClean(page, state.name);
      for (const check of state.navigatesAway ? [] : [tabWalkCheck, coveredControlsCheck]) {
        const results = await check.run(opened);
        for (const { id, title } of check.checks) expect(results[id]?.problems ?? [], title).toEqual([]);
      }
      if (state.navigatesAway) return;
      expect(await smallFields(page), 'fields with text under 16 px').toEqual([]);
      expect(await largeTextOverflow(page), 'at 320 px with text of 200 %').toBe(0);
    });
  });
}

test.describe('The setting for more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('has no axe violations on the home page in the light and the dark theme', async ({ page }) => {
    for (const theme of ['light', 'dark']) {
      // A picture has the storage of the site and runs no scripts.
      await page.goto('/favicon.svg');
      await page.evaluate((chosen) => {
        localStorage.setItem('display', JSON.stringify({ theme: chosen, contrast: 'more' }));
      }, theme);
      await page.goto('/');
      expect(await displayAttributes(page)).toEqual({ theme, contrast: 'more' });
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
      await expectAxeClean(page, theme);
    }
  });
});

test('no screen scrolls horizontally at 320 px and above', async ({ page }) => {
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
