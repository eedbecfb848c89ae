import { screens as allScreens } from '#audit/screens/list.ts';
import type { Screen, State } from '#audit/screens/state.ts';
import { inspectionPass, interactionPasses, type Pass } from './passes.ts';
import { plainVariant, type Variant, variantName, variantsOf } from './variant.ts';

/** A visit of the audit. */
export type PlannedVisit = { screen: Screen; state: State; pass: Pass };

/** The position of each state in the list of all states. It decides about the variants, so they never change. */
const positions = new Map(allScreens.flatMap(({ states }) => states).map(({ id }, index) => [id, index]));

/** Returns the key of a visit, which is the same in every audit. */
export const visitKey = ({ state, pass }: PlannedVisit): string =>
  `${state.id}|${pass.name}|${variantName(pass.options.variant ?? plainVariant)}`;

/** Returns the variants of a state. One that does not exist at every width has each colour mode at a width that it has. */
function variantsOfState({ id }: State, exists: (width: number) => boolean): Variant[] {
  const variants = variantsOf(positions.get(id) ?? 0);
  const present = variants.filter(({ width }) => exists(width));
  return variants.map((variant) =>
    exists(variant.width) ? variant : { ...(present.at(-1) ?? variant), colours: variant.colours },
  );
}

/** Whether a state lasts. One that waits for a response changes when time passes, which is no movement. */
const canBeWatched = ({ unanswered, navigatesLater }: State): boolean => !unanswered && !navigatesLater;

/** Plans the visits of a state: an inspection in each of its variants, and the interaction passes. */
function planState(screen: Screen, state: State): PlannedVisit[] {
  const exists = (width: number): boolean => !state.widths || state.widths.includes(width);
  const inspections = variantsOfState(state, exists).map(inspectionPass);
  const width = exists(1440) ? 1440 : (state.widths?.[0] ?? 390);
  const interactions = interactionPasses()
    .filter(({ watchesTime }) => !watchesTime || canBeWatched(state))
    .filter(({ name }) => !(name === 'narrow' && !exists(390)) && !(name === 'text' && !exists(1440)))
    .map((pass) => ({
      ...pass,
      options: { ...pass.options, variant: pass.options.variant ?? { ...plainVariant, width } },
    }));
  return [...inspections, ...interactions].map((pass) => ({ screen, state, pass }));
}

/** Plans the visits of all states of some screens. A state has the same visits in every selection. */
export const planVisits = (screens: readonly Screen[]): PlannedVisit[] =>
  screens.flatMap((screen) => screen.states.flatMap((state) => planState(screen, state)));

/** Returns the combinations of width, colours and text size in which states are inspected. */
export const inspectedVariants = (screens: readonly Screen[]): Variant[] => [
  ...new Map(
    planVisits(screens).flatMap(({ pass: { inspects, options } }) =>
      inspects !== 'nothing' && options.variant ? [[variantName(options.variant), options.variant] as const] : [],
    ),
  ).values(),
];
