import { describe, expect, test, vi } from 'vitest';
import { allowCodeRetry, lazyCode } from '#src/lib/browser/lazy-code.ts';

const fetchError = () => new TypeError('Failed to fetch dynamically imported module: https://site.test/screen.js');

/** Lazy-loaded code whose requests fail until `network.isOnline` is true. */
function createCode() {
  const network = { isOnline: false };
  const load = vi.fn(async () => {
    if (!network.isOnline) throw fetchError();
    return 'code';
  });
  return { network, load, code: lazyCode(load) };
}

describe('lazyCode', () => {
  test('requests the code once, with the first preload', async () => {
    const { network, load, code } = createCode();
    network.isOnline = true;
    expect(load).not.toHaveBeenCalled();
    const first = code.preload();
    expect(code.preload()).toBe(first);
    expect(code.promiseForRender()).toBe(first);
    expect(await first).toBe('code');
    expect(code.preload()).toBe(first);
    expect(load).toHaveBeenCalledOnce();
  });

  test('marks loaded code for React, which then renders it without suspending', async () => {
    const { network, code } = createCode();
    network.isOnline = true;
    await code.preload();
    expect(code.promiseForRender()).toMatchObject({ status: 'fulfilled', value: 'code' });
  });

  test('requests the code again with the next preload after a failure', async () => {
    const { network, load, code } = createCode();
    await expect(code.preload()).rejects.toThrow('dynamically imported module');
    await expect(code.preload()).rejects.toThrow('dynamically imported module');
    network.isOnline = true;
    expect(await code.preload()).toBe('code');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('keeps the rejected promise for rendering until a retry is allowed', async () => {
    const { network, load, code } = createCode();
    const failed = code.promiseForRender();
    const error: unknown = await failed.catch((reason: unknown) => reason);
    network.isOnline = true;
    expect(code.promiseForRender()).toBe(failed);
    allowCodeRetry(error);
    expect(await code.promiseForRender()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps code that was loaded after the failure when the retry is allowed late', async () => {
    const { network, load, code } = createCode();
    const error: unknown = await code.promiseForRender().catch((reason: unknown) => reason);
    network.isOnline = true;
    const loaded = code.preload();
    allowCodeRetry(error);
    expect(code.promiseForRender()).toBe(loaded);
    expect(await loaded).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
