import type { Screen } from '#audit/screens/state.ts';
import { nearestName } from '#tools/environment/nearest-name.ts';

/** The IDs that `--screen` and `--state` name. */
export type Selection = { screens: readonly string[]; states: readonly string[] };

/** Whether a selection has all screens. */
export const isEverything = (selection: Selection): boolean =>
  selection.screens.length === 0 && selection.states.length === 0;

/**
 * Returns the selected screens and states. An ID of both a screen and its first state means what its option says; any
 * other ID may stand in either option.
 * @returns all screens, if nothing is selected
 * @throws Error with one line, if no screen and no state has an ID
 */
export function selectScreens(screens: readonly Screen[], selection: Selection): readonly Screen[] {
  if (isEverything(selection)) return screens;
  const names = [...selection.screens, ...selection.states];
  const known = screens.flatMap(({ id, states }) => [id, ...states.map((state) => state.id)]);
  for (const name of names) {
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    const suggestion = nearest === null ? '' : ` Did you mean ${nearest}?`;
    throw new Error(`No screen and no state has the ID ${name}.${suggestion} --list prints all IDs.`);
  }
  const stateIds = new Set(screens.flatMap(({ states }) => states.map(({ id }) => id)));
  return screens.flatMap((screen) => {
    const isWhole =
      selection.screens.includes(screen.id) || (selection.states.includes(screen.id) && !stateIds.has(screen.id));
    if (isWhole) return [screen];
    const states = screen.states.filter(({ id }) => names.includes(id));
    return states.length > 0 ? [{ ...screen, states }] : [];
  });
}

/** Returns the list of all screens and states as text: a line for each screen, and an indented one for each state. */
export const listText = (screens: readonly Screen[]): string =>
  screens
    .flatMap(({ id, name, states }) => [`${id}  ${name}`, ...states.map((state) => `  ${state.id}  ${state.name}`)])
    .join('\n');
