/** The minimum length of the random part of a path in the contract (schema Abstract). */
const minKeyLength = 22;

/** Returns the parts of a path that may be random: long runs of letters, digits, `-` and `_` before the file name. */
function keysOf(path: string): string[] {
  const [folders = path] = /^.*\//.exec(path) ?? [];
  const pattern = new RegExp(`[A-Za-z0-9_-]{${minKeyLength},}`, 'g');
  const inFolders = folders.match(pattern) ?? [];
  return inFolders.length > 0 ? inFolders : (path.match(pattern) ?? []);
}

/** Tells whether two texts have the same character at most of their positions. */
function isSimilar(one: string, other: string): boolean {
  const same = [...one].filter((character, index) => character === other[index]).length;
  return same > Math.min(one.length, other.length) / 2;
}

/** Tells whether each path has a random part: constant texts, numbers and times have many characters in common. */
export const haveDifferentKeys = (paths: readonly string[]): boolean =>
  paths.every((path, index) =>
    paths
      .slice(index + 1)
      .every((other) => keysOf(path).some((key) => !keysOf(other).some((otherKey) => isSimilar(key, otherKey)))),
  );

/** The characters at the end of a secret that surely belong to it. Before them, there may be the number of a file. */
const endOfKey = 16;

/** Returns a path with another secret of the same form: each digit, or each letter without digits, is another one. */
export function withOtherKey(path: string): string | null {
  const [whole] = keysOf(path);
  if (whole === undefined) return null;
  const key = whole.slice(-endOfKey);
  const digits = key.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
  const letters = key.replace(/[a-eA-E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
  const other = digits === key ? letters : digits;
  return other === key ? null : path.replace(whole, whole.slice(0, -endOfKey) + other);
}
