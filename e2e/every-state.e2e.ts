import AxeBuilder from '@axe-core/playwright';
import { tabWalk } from '../audit/checks/tab-walk';
import { pageScript } from '../audit/run/bundle';
import { membersOfTheMock } from '../audit/run/options';
import { makeReady, optionsOf, walk } from '../audit/run/reach';
import { nameOfVariant, variantsOf } from '../audit/run/variant';
import { screens } from '../audit/screens/list';
import { expect, test } from './support/test';

/** The part of the audit that is quick: each state once, in one of its variants; neighbours differ in theirs. */
const states = screens
  .flatMap((screen) => screen.states)
  .map((state, index) => {
    const exists = (width: number) => !state.widths || state.widths.includes(width);
    const variants = variantsOf(index).filter(({ width }) => exists(width));
    const variant = variants[index % variants.length];
    if (!variant) throw new Error(`${state.id} exists at no width`);
    return { state, variant };
  });

for (const { state, variant } of states) {
  test.describe(state.name, () => {
    const { viewport, ...media } = optionsOf(variant);
    test.use({
      viewport,
      contextOptions: { ...media, reducedMotion: 'reduce' },
      expectedConsole: [/status of [45]\d\d/],
    });

    test(`axe finds nothing, and Tab meets every control once (${nameOfVariant(variant)})`, async ({
      page,
      baseURL,
    }) => {
      const tools = {
        base: baseURL ?? '',
        members: membersOfTheMock,
        clientSecret: 'e2e',
        isOurs: true,
        patience: 20_000,
      };
      const at = { page, state, variant, tools };
      await makeReady(at, await pageScript(), {});
      await walk(at);
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      const results = await tabWalk.run(at);
      for (const { id, title } of tabWalk.asks) expect(results[id]?.found ?? [], title).toEqual([]);
    });
  });
}
