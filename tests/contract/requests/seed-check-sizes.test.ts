// @module-tag slow

import { expect, test } from 'vitest';
import { checkSeed } from '#mocks/seed/check-seed.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { worldSizeNames } from '#mocks/seed/world-sizes.ts';

test.each(worldSizeNames)('the check of a seed accepts every record of the size %s', (size) => {
  expect(() => checkSeed(seedOf(size))).not.toThrow();
});
