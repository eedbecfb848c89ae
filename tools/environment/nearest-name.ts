/** Returns the Levenshtein distance: the number of characters to insert, remove or replace to change one text to the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const withoutPrefix = (name: string) => name.replace(/^VITE_/, '');

/**
 * Finds the known name that is most similar to an unknown name. One character in four may differ. The prefix VITE_ is not
 * compared, because users often forget it or add it.
 * @returns the known name, or null if none is similar enough
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const given = withoutPrefix(name);
  const near = known
    .map((candidate) => ({ candidate, steps: editDistance(given, withoutPrefix(candidate)) }))
    .sort((a, b) => a.steps - b.steps)[0];
  return near && near.steps <= Math.ceil(given.length / 4) ? near.candidate : null;
}
