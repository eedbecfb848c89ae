import { screens as allScreens } from '#audit/screens/list.ts';
import type { Screen, State } from '#audit/screens/state.ts';
import { inspectionPass, interactionPasses, type Pass, themePass } from './passes.ts';
import { plainVariant, type Variant, variantsOf } from './variant.ts';

/** A visit of the audit. */
export type PlannedVisit = { state: State; pass: Pass };

/** The position of each state in the list of all states. It decides about the variants, so they never change. */
const positions = new Map(allScreens.flatMap(({ states }) => states).map(({ id }, index) => [id, index]));

const existsAt = ({ widths }: State, width: number): boolean => !widths || widths.includes(width);

/** Returns the variant of a state in a colour mode. A state that does not exist at its width has a width that it has. */
function variantIn(state: State, colours: Variant['colours']): Variant {
  const present = variantsOf(positions.get(state.id) ?? 0).filter(({ width }) => existsAt(state, width));
  return present.find((variant) => variant.colours === colours) ?? { ...(present.at(-1) ?? plainVariant), colours };
}

/** The theme in which a state is inspected, in turn. A state that is used is looked at in the other theme too. */
const themeOf = (state: State): 'light' | 'dark' => ((positions.get(state.id) ?? 0) % 2 === 0 ? 'light' : 'dark');

/** Plans an inspection of each state of some screens. A state has the same one in every selection. */
export const planInspections = (screens: readonly Screen[]): PlannedVisit[] =>
  screens
    .flatMap(({ states }) => states)
    .map((state) => ({ state, pass: inspectionPass(variantIn(state, themeOf(state))) }));

/** Whether a state lasts. One that waits for a response changes when time passes, which is no movement. */
const canBeWatched = ({ unanswered, navigatesLater }: State): boolean => !unanswered && !navigatesLater;

/** Plans the visits that use a state: in the other theme, in forced colours, in other windows, over time, and by keyboard and pointer. */
function planUse(state: State): PlannedVisit[] {
  const width = existsAt(state, 1440) ? 1440 : (state.widths?.[0] ?? 390);
  const otherTheme = themeOf(state) === 'light' ? 'dark' : 'light';
  return [themePass(variantIn(state, otherTheme)), ...interactionPasses(variantIn(state, 'forced'))]
    .filter(({ watchesTime }) => !watchesTime || canBeWatched(state))
    .filter(({ name }) => !(name === 'narrow' && !existsAt(state, 390)) && !(name === 'text' && !existsAt(state, 1440)))
    .map((pass) => {
      const variant = pass.options.variant ?? { ...plainVariant, width };
      return { state, pass: { ...pass, options: { ...pass.options, variant } } };
    });
}

/**
 * Plans the visits that use states: of each screen its first state that was reached, and each that has a widget which no
 * state before it has. Reduced motion is watched in the first one alone.
 * @param widgets the widgets of each state that was reached, by its ID
 */
export function planInteractions(
  screens: readonly Screen[],
  widgets: ReadonlyMap<string, readonly string[]>,
): PlannedVisit[] {
  const known = new Set<string>();
  return screens.flatMap((screen) => {
    const reached = screen.states.filter(({ id, navigatesAway }) => widgets.has(id) && !navigatesAway);
    return reached.flatMap((state, index) => {
      const fresh = (widgets.get(state.id) ?? []).filter((widget) => !known.has(widget));
      for (const widget of fresh) known.add(widget);
      if (index > 0 && fresh.length === 0) return [];
      return planUse(state).filter(({ pass }) => index === 0 || pass.name !== 'reduced-motion');
    });
  });
}
