import { seedOf } from './seed.ts';

let cachedFingerprint: string | undefined;

/** A short text that is another one whenever the seed is: changes of one seed mean nothing over another. */
export function seedFingerprint(): string {
  if (cachedFingerprint) return cachedFingerprint;
  // A map is nothing to JSON; what is in it is.
  const text = JSON.stringify(seedOf(), (_, value) => (value instanceof Map ? [...value] : value));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  cachedFingerprint = (hash >>> 0).toString(16);
  return cachedFingerprint;
}
