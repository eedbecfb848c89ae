import { coveredControlsCheck } from '#audit/checks/covered.ts';
import { tabWalkCheck } from '#audit/checks/tab-walk.ts';
import { pageScript } from '#audit/run/bundle.ts';
import { mockMembers } from '#audit/run/options.ts';
import { contextOptionsOf, goToState, preparePage } from '#audit/run/reach.ts';
import { variantName, variantsOf } from '#audit/run/variant.ts';
import { screens } from '#audit/screens/list.ts';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { largeTextDefects, smallFields } from '#e2e/support/layout.ts';
import { nightlyTag } from '#e2e/support/nightly-tag.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Each state of the audit in one of its variants. The first state of each screen runs here, the others at night. */
const states = screens
  .flatMap((screen) => screen.states.map((state, place) => ({ state, tag: place === 0 ? [] : [nightlyTag] })))
  .map(({ state, tag }, index) => {
    const variants = variantsOf(index).filter(({ width }) => !state.widths || state.widths.includes(width));
    const variant = variants[index % variants.length];
    if (!variant) throw new Error(`The state ${state.id} exists at no width.`);
    return { state, variant, tag };
  });

for (const { state, variant, tag } of states) {
  test.describe(state.name, { tag }, () => {
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
      expect(await largeTextDefects(page), 'at 320 px with text of 200 %').toEqual({ tooWidePx: 0, cut: [] });
    });
  });
}
