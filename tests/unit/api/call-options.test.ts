import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { useSaveInquiryMutationOptions } from '#src/api/generated/inquiry.ts';
import type { RequestOptions } from '#src/api/request.ts';
import { createCallOptions } from '#src/lib/call-options.ts';

const sent: RequestOptions[] = [];
vi.mock('#src/api/request.ts', () => ({
  request: (_url: string, options: RequestOptions) => {
    sent.push(options);
    return new Promise((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
  },
}));

const inquiry = { inquiry_name: '', inquiry_email: '', inquiry_cell: '', inquiry_title: '', inquiry_content: '' };

test('a generated mutation reads its request options at each call, so that each call has its own signal and progress', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const [firstProgress, secondProgress] = [vi.fn(), vi.fn()];
  const { request, setOptions } = createCallOptions();
  // Without rendering, the function is no hook.
  const { mutate } = new MutationObserver(new QueryClient(), useSaveInquiryMutationOptions({ request }));
  setOptions({ signal: first.signal, onProgress: firstProgress });
  const results = [mutate({ data: inquiry })];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  setOptions({ signal: second.signal, onProgress: secondProgress });
  results.push(mutate({ data: inquiry }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ onProgress }) => onProgress)).toEqual([firstProgress, secondProgress]);
  second.abort('second');
  await expect(results[1]).rejects.toBe('second');
  first.abort('first');
  await expect(results[0]).rejects.toBe('first');
});
