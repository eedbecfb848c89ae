import type { Screen } from '#tools/audit/screens/state.ts';
import { nearestName } from '#tools/environment/nearest-name.ts';

/**
 * Returns the screens and states with the given IDs; all screens without an ID.
 * @throws Error with one line, if no screen and no state has an ID
 */
export function selectScreens(screens: readonly Screen[], names: readonly string[]): readonly Screen[] {
  if (names.length === 0) return screens;
  const known = screens.flatMap(({ id, states }) => [id, ...states.map((state) => state.id)]);
  for (const name of names) {
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    const suggestion = nearest === null ? '' : ` Did you mean ${nearest}?`;
    throw new Error(`No screen and no state has the ID ${name}.${suggestion} --list prints all IDs.`);
  }
  return screens.flatMap((screen) => {
    if (names.includes(screen.id)) return [screen];
    const states = screen.states.filter(({ id }) => names.includes(id));
    return states.length > 0 ? [{ ...screen, states }] : [];
  });
}

/** Returns the list of all screens and states as text: a line for each screen, and an indented one for each state. */
export const listText = (screens: readonly Screen[]): string =>
  screens
    .flatMap(({ id, name, states }) => [`${id}  ${name}`, ...states.map((state) => `  ${state.id}  ${state.name}`)])
    .join('\n');
