import { type Seed, seedOf } from './seed.ts';

/** The largest number of rows of a table that are hashed. A hash of ten thousand posts would delay each page load. */
const maxRows = 500;

/** Returns the number of rows, and rows at even intervals. A changed factory changes all rows that it creates later. */
function sampleRows(table: ReadonlyMap<unknown, unknown>): unknown[] {
  const interval = Math.ceil(table.size / maxRows);
  return [table.size, ...[...table].filter((_, index) => index % interval === 0)];
}

const fingerprints = new WeakMap<Seed, string>();

/**
 * Returns a hash of a seed (FNV-1a, 32 bits, hexadecimal). Saved changes are valid only for the seed they were made on.
 * @param seed by default the seed of the current size
 */
export function seedFingerprint(seed: Seed = seedOf()): string {
  const cached = fingerprints.get(seed);
  if (cached) return cached;
  // JSON.stringify ignores the entries of a Map.
  const text = JSON.stringify(seed, (_, value) => (value instanceof Map ? sampleRows(value) : value));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  const fingerprint = (hash >>> 0).toString(16);
  fingerprints.set(seed, fingerprint);
  return fingerprint;
}
