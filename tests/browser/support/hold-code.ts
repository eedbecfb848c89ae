import { expect, vi } from 'vitest';
import type { LazyCode } from '#src/lib/browser/lazy-code.ts';
import { deferred } from '#tests/browser/support/form.tsx';

/**
 * Holds back lazy-loaded code.
 * @returns functions that let it arrive or fail, and whether it was requested
 */
export function holdCode<Value>(code: LazyCode<Value>) {
  const load = code.preload;
  const { promise, resolve, reject } = deferred<void>();
  const preload = vi.spyOn(code, 'preload').mockImplementation(() => promise.then(load));
  return {
    isRequested: () => preload.mock.calls.length > 0,
    arrive: async () => {
      resolve();
      await preload.mock.results.at(-1)?.value;
    },
    fail: async () => {
      reject(new TypeError('Failed to fetch dynamically imported module: https://site.test/code.js'));
      await expect(preload.mock.results.at(-1)?.value).rejects.toThrow('dynamically imported module');
    },
  };
}
