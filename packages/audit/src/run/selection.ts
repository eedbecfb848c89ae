import type { Screen } from '#audit/screens/state.ts';
import { nearestName } from '#tools/environment/nearest-name.ts';

/** The IDs that `--screen` and `--state` name. */
export type Selection = { screens: readonly string[]; states: readonly string[] };

/** Whether a selection has all screens. */
export const isEverything = (selection: Selection): boolean =>
  selection.screens.length === 0 && selection.states.length === 0;

/** Throws an error with one line, if an ID is unknown. */
function expectKnown(kind: string, ids: readonly string[], all: readonly { id: string }[]): void {
  const known = all.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown === undefined) return;
  const nearest = nearestName(unknown, known);
  const suggestion = nearest === null ? '' : ` Did you mean ${nearest}?`;
  throw new Error(`No ${kind} has the ID ${unknown}.${suggestion} --list prints all IDs.`);
}

/**
 * Returns the selected screens, with all of their states, and the selected states.
 * @returns all screens, if nothing is selected
 * @throws Error with one line, if an ID is unknown
 */
export function selectScreens(all: readonly Screen[], selection: Selection): readonly Screen[] {
  if (isEverything(selection)) return all;
  const { screens, states } = selection;
  expectKnown('screen', screens, all);
  expectKnown(
    'state',
    states,
    all.flatMap((screen) => screen.states),
  );
  return all.flatMap((screen) => {
    if (screens.includes(screen.id)) return [screen];
    const chosen = screen.states.filter(({ id }) => states.includes(id));
    return chosen.length > 0 ? [{ ...screen, states: chosen }] : [];
  });
}

/** Returns the list of all screens and states as text: a line for each screen, and an indented one for each state. */
export const listText = (screens: readonly Screen[]): string =>
  screens
    .flatMap(({ id, name, states }) => [`${id}  ${name}`, ...states.map((state) => `  ${state.id}  ${state.name}`)])
    .join('\n');
