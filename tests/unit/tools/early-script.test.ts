import { expect, test } from 'vitest';
import { bundleEarlyScripts } from '#tools/build/early-script.ts';

test('the early scripts use no syntax and no function that Safari 12.0 and Edge 18 do not have', async () => {
  const scripts = await bundleEarlyScripts('/reports');
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    expect(script).not.toMatch(/\(\?<[=!]/);
    expect(script).not.toMatch(/canParse|globalThis/);
  }
});
