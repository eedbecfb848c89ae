import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { saveForum } from '#src/api/generated/board.ts';
import type { SaveForumRequest } from '#src/api/generated/model/index.ts';
import { useApiCall } from '#src/api/use-api-call.ts';
import { Providers } from '#src/app/providers.tsx';
import { deferred } from '#tests/browser/support/form.tsx';
import { XhrByFetch } from '#tests/browser/support/xhr-by-fetch.ts';

/** The numbers of bytes that the next uploads report. */
const progress: number[] = [];
const upload = vi.fn<() => Promise<Response>>();

/** An upload reports one number of bytes and then gets the response of `upload`. */
class Upload extends XhrByFetch {
  override async send(): Promise<void> {
    this.upload.onprogress?.({ loaded: progress.shift() ?? 0 });
    const response = await upload();
    this.status = response.status;
    this.response = await response.blob();
    this.onload?.();
  }
}

const native = globalThis.XMLHttpRequest;
beforeAll(() => void Reflect.set(globalThis, 'XMLHttpRequest', Upload));
afterAll(() => void Reflect.set(globalThis, 'XMLHttpRequest', native));
beforeEach(() => {
  upload.mockReset();
  upload.mockImplementation(async () => stored());
});

const post = { data: { member_pk: 1, forum_title: '제목', forum_content: '내용' } satisfies SaveForumRequest };
const stored = () => Response.json({ success: true, data: null, error: null });

async function renderCalls() {
  const { result } = await renderHook(
    () => ({ one: useApiCall('saveForum', saveForum), two: useApiCall('saveForum', saveForum) }),
    {
      wrapper: Providers,
    },
  );
  return result.current;
}

test('each call of a hook has its own progress callback', async () => {
  const { one } = await renderCalls();
  const [first, second] = [vi.fn(), vi.fn()];
  progress.push(10, 20);
  await one(post, { onProgress: first });
  await one(post, { onProgress: second });
  expect([first.mock.calls, second.mock.calls]).toEqual([[[10]], [[20]]]);
});

test('a call without a progress callback does not use the one of the call before', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => stored());
  const { one } = await renderCalls();
  await one(post, { onProgress: vi.fn() });
  expect(upload).toHaveBeenCalledOnce();
  await one(post);
  expect(upload).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
  request.mockRestore();
});

test('two hooks have their own signals, and the second call of a hook is not aborted by the signal of the first', async () => {
  const responses = [deferred<Response>(), deferred<Response>()];
  upload.mockImplementationOnce(() => responses[0]?.promise ?? Promise.reject());
  upload.mockImplementationOnce(() => responses[1]?.promise ?? Promise.reject());
  const { one, two } = await renderCalls();
  const [first, second] = [new AbortController(), new AbortController()];
  const onProgress = vi.fn();
  const results = [one(post, { signal: first.signal, onProgress }), two(post, { signal: second.signal, onProgress })];
  await expect.poll(() => upload.mock.calls.length).toBeGreaterThanOrEqual(2);
  first.abort();
  await expect(results[0]).rejects.toMatchObject({ name: 'AbortError' });
  responses[1]?.resolve(stored());
  expect(await results[1]).toBeNull();
  expect(await one(post, { signal: new AbortController().signal, onProgress })).toBeNull();
});

test('returns the same function on every render', async () => {
  const { result, rerender } = await renderHook(() => useApiCall('saveForum', saveForum), { wrapper: Providers });
  const first = result.current;
  await rerender();
  expect(result.current).toBe(first);
});
