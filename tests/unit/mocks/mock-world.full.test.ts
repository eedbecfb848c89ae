import { expect, test } from 'vitest';
import { seedFingerprint } from '#mocks/seed/fingerprint.ts';
import { buildSeed } from '#mocks/seed/seed.ts';
import { worldSizeNames, worldSizes } from '#mocks/seed/world-sizes.ts';

test.each(worldSizeNames)(
  'the worlds of the size %s are equal when they are built twice',
  { timeout: 60_000 },
  (size) => {
    const [first, second] = [buildSeed(worldSizes[size]), buildSeed(worldSizes[size])];
    expect(seedFingerprint(second)).toBe(seedFingerprint(first));
    expect([...second.boards.forum.values()]).toEqual([...first.boards.forum.values()]);
  },
);
