import { buildSeed } from '#mocks/seed/seed.ts';
import { checkSeed } from '#mocks/seed/check-seed.ts';
import { seedFingerprint } from '#mocks/seed/fingerprint.ts';
import { worldSizes } from '#mocks/seed/world-sizes.ts';
for (const size of ['small','ordinary','large','large'] as const) {
  let t = performance.now(); const seed = buildSeed(worldSizes[size]); const d = performance.now()-t;
  t = performance.now(); checkSeed(seed); const c = performance.now()-t;
  t = performance.now(); seedFingerprint(seed); const f = performance.now()-t;
  console.log(size, d.toFixed(1), c.toFixed(1), f.toFixed(1));
}
