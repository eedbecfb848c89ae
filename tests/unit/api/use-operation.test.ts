import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { saveForum } from '#src/api/generated/board.ts';
import { saveInquiry } from '#src/api/generated/inquiry.ts';
import type { RequestOptions } from '#src/api/request.ts';
import { operationMutation } from '#src/api/use-operation.ts';

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

test('each call of an operation has its own signal and progress', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const [firstProgress, secondProgress] = [vi.fn(), vi.fn()];
  const options = operationMutation('saveInquiry', (_, request) => saveInquiry(inquiry, request));
  const { mutate } = new MutationObserver(new QueryClient(), options);
  const results = [mutate({ signal: first.signal, onProgress: firstProgress })];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  results.push(mutate({ signal: second.signal, onProgress: secondProgress }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ onProgress }) => onProgress)).toEqual([firstProgress, secondProgress]);
  second.abort('second');
  await expect(results[1]).rejects.toBe('second');
  first.abort('first');
  await expect(results[0]).rejects.toBe('first');
});

test('an operation invalidates the reads that the contract lists', () => {
  expect(operationMutation('saveForum', async () => null).meta?.invalidates).toEqual(['getInfo', 'getInfoDetail']);
  // Without it, the mutation does not count as a write to the API.
  expect(operationMutation(null, async () => null).meta).toBe(undefined);
});

test('a write in another way than by the mutation of its operation is a type error', () => {
  const post = { forum_title: '', forum_content: '', member_pk: 1 };
  const { signal } = new AbortController();
  const wrongCalls = [
    // @ts-expect-error The request is missing.
    () => saveInquiry(inquiry),
    // @ts-expect-error The request is of no operation.
    () => saveInquiry(inquiry, { signal }),
    // @ts-expect-error The request is of another operation.
    () => operationMutation('saveForum', (_, request) => saveInquiry(inquiry, request)),
    // @ts-expect-error The form sends nothing to the API.
    () => operationMutation(null, (_, request) => saveForum(post, request)),
  ];
  expect(wrongCalls).toHaveLength(4);
});
