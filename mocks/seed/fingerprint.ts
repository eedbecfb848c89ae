import { seedOf } from './seed.ts';

let cachedFingerprint: string | undefined;

/**
 * Returns a hash of the seed (FNV-1a, 32 bits, hexadecimal). Saved changes are valid only for the seed they were made on.
 */
export function seedFingerprint(): string {
  if (cachedFingerprint) return cachedFingerprint;
  // JSON.stringify ignores the entries of a Map.
  const text = JSON.stringify(seedOf(), (_, value) => (value instanceof Map ? [...value] : value));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  cachedFingerprint = (hash >>> 0).toString(16);
  return cachedFingerprint;
}
