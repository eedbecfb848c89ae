import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSaveForum } from '#src/api/generated/board.ts';
import type { SaveForumRequest } from '#src/api/generated/model/index.ts';
import { useApiCall } from '#src/api/use-api-call.ts';
import { Providers } from '#src/app/providers.tsx';
import { deferred } from '#tests/browser/support/form.tsx';

const sent = vi.hoisted(() => ({ fetch: vi.fn<(request: Request) => Promise<Response>>() }));
const progress = vi.hoisted(() => ({ report: vi.fn<(onProgress: (bytes: number) => void) => void>() }));

vi.mock('#src/api/upload.ts', () => ({
  createUploadFetch: (onProgress: (bytes: number) => void) => (request: Request) => {
    progress.report(onProgress);
    return sent.fetch(request);
  },
}));

const post = { data: { member_pk: 1, forum_title: '제목', forum_content: '내용' } satisfies SaveForumRequest };
const stored = () => Response.json({ success: true, data: null, error: null });

async function renderCalls() {
  const { result } = await renderHook(() => ({ one: useApiCall(useSaveForum), two: useApiCall(useSaveForum) }), {
    wrapper: Providers,
  });
  return result.current;
}

test('each call of a hook has its own progress callback', async () => {
  sent.fetch.mockImplementation(async () => stored());
  const { one } = await renderCalls();
  const [first, second] = [vi.fn(), vi.fn()];
  progress.report.mockImplementationOnce((report) => report(10)).mockImplementationOnce((report) => report(20));
  await one(post, { onProgress: first });
  await one(post, { onProgress: second });
  expect([first.mock.calls, second.mock.calls]).toEqual([[[10]], [[20]]]);
});

test('a call without a progress callback does not use the one of the call before', async () => {
  sent.fetch.mockImplementation(async () => stored());
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => stored());
  const { one } = await renderCalls();
  progress.report.mockReset();
  await one(post, { onProgress: vi.fn() });
  expect(progress.report).toHaveBeenCalledOnce();
  await one(post);
  expect(progress.report).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
  request.mockRestore();
});

test('two hooks have their own signals, and the second call of a hook is not aborted by the signal of the first', async () => {
  const responses = [deferred<Response>(), deferred<Response>()];
  sent.fetch.mockImplementationOnce(() => responses[0]?.promise ?? Promise.reject());
  sent.fetch.mockImplementationOnce(() => responses[1]?.promise ?? Promise.reject());
  const { one, two } = await renderCalls();
  const [first, second] = [new AbortController(), new AbortController()];
  const onProgress = vi.fn();
  const results = [one(post, { signal: first.signal, onProgress }), two(post, { signal: second.signal, onProgress })];
  await expect.poll(() => sent.fetch.mock.calls.length).toBeGreaterThanOrEqual(2);
  first.abort();
  await expect(results[0]).rejects.toMatchObject({ name: 'AbortError' });
  responses[1]?.resolve(stored());
  expect(await results[1]).toBeNull();
  sent.fetch.mockImplementation(async () => stored());
  expect(await one(post, { signal: new AbortController().signal, onProgress })).toBeNull();
});

test('returns the same function on every render', async () => {
  const { result, rerender } = await renderHook(() => useApiCall(useSaveForum), { wrapper: Providers });
  const first = result.current;
  await rerender();
  expect(result.current).toBe(first);
});
