import type { Screen } from '#tools/audit/screens/state.ts';

/** Returns the number of single-character changes between two texts (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Returns the screens and states with the given IDs; all screens without an ID.
 * @throws Error with one line, if no screen and no state has an ID
 */
export function selectScreens(screens: readonly Screen[], names: readonly string[]): readonly Screen[] {
  if (names.length === 0) return screens;
  const known = screens.flatMap(({ id, states }) => [id, ...states.map((state) => state.id)]);
  for (const name of names) {
    if (known.includes(name)) continue;
    const nearest = known.toSorted((one, other) => distance(one, name) - distance(other, name))[0];
    throw new Error(`No screen and no state has the ID ${name}. Did you mean ${nearest}? --list prints all IDs.`);
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
