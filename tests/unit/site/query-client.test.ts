import { MutationObserver, onlineManager, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { getGetInfoQueryKey } from '#src/api/generated/board.ts';
import { getGetMemberInfoQueryKey } from '#src/api/generated/member.ts';
import { operationMutation } from '#src/api/use-operation.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { FormSubmitError } from '#src/forms/submit-errors.ts';

const queryOf = (queryKey: QueryKey, data: string) => ({ queryKey, queryFn: vi.fn(async () => data) });
const shown = queryOf(getGetInfoQueryKey({ type: 'forum', page: 1 }), 'old');
const hidden = queryOf(getGetInfoQueryKey({ type: 'forum', page: 2 }), 'hidden');
const other = queryOf(getGetMemberInfoQueryKey(), 'other');

let client: QueryClient;
let screen: QueryObserver<string>;
let hideList: () => void;

function showList() {
  screen = new QueryObserver<string>(client, { ...shown, staleTime: Number.POSITIVE_INFINITY });
  hideList = screen.subscribe(() => {});
}

const save = (mutationFn: () => Promise<null>) => {
  const { signal } = new AbortController();
  return new MutationObserver(client, operationMutation('saveForum', mutationFn))
    .mutate({ signal })
    .catch(() => undefined);
};

beforeEach(async () => {
  client = createQueryClient(Number.POSITIVE_INFINITY);
  shown.queryFn.mockReset().mockResolvedValue('old');
  for (const query of [shown, hidden, other]) await client.fetchQuery(query);
  showList();
  shown.queryFn.mockClear().mockResolvedValue('new');
});

afterEach(() => {
  hideList();
  client.clear();
});

describe('After a write succeeds', () => {
  test('the reads on the screen are requested again, and those of other screens are removed', async () => {
    await save(async () => null);
    await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('new'));
    expect(shown.queryFn).toHaveBeenCalledTimes(1);
    expect(client.getQueryData(hidden.queryKey)).toBeUndefined();
    expect(client.getQueryData(other.queryKey)).toBe('other');
  });

  test('the first response of a read that began before the write is not shown', async () => {
    const first = Promise.withResolvers<string>();
    hideList();
    client.removeQueries({ queryKey: shown.queryKey });
    shown.queryFn.mockReturnValueOnce(first.promise);
    showList();
    await save(async () => null);
    first.resolve('old');
    await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('new'));
    expect(shown.queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('After a write fails', () => {
  test('with a failure envelope nothing is removed or requested', async () => {
    await save(() => Promise.reject(new ApiError('45', '/v1/front/saveForum')));
    expect(shown.queryFn).not.toHaveBeenCalled();
    expect(client.getQueryData(hidden.queryKey)).toBe('hidden');
    expect(screen.getCurrentResult()).toMatchObject({ data: 'old', isStale: false });
  });

  test('before a request was sent, nothing is removed or requested', async () => {
    await save(() => Promise.reject(new FormSubmitError('다른 창에서 변경되었습니다.')));
    expect(client.getQueryData(hidden.queryKey)).toBe('hidden');
    expect(screen.getCurrentResult()).toMatchObject({ data: 'old', isStale: false });
  });

  test('without a response the reads of other screens are removed, and the screen is requested when it is opened', async () => {
    await save(() => Promise.reject(new TransportError('network')));
    expect(client.getQueryData(hidden.queryKey)).toBeUndefined();
    expect(client.getQueryData(other.queryKey)).toBe('other');
    expect(shown.queryFn).not.toHaveBeenCalled();
    expect(screen.getCurrentResult().data).toBe('old');
    hideList();
    showList();
    await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('new'));
  });
});

describe('fetchUncached', () => {
  test('requests from the server although the cache has the response, and leaves the cache as it is', async () => {
    expect(await fetchUncached(client, shown)).toBe('new');
    expect(screen.getCurrentResult().data).toBe('old');
    await vi.waitFor(() => expect(client.getQueryCache().getAll()).toHaveLength(3));
  });

  test('sends its own request while the same read is running', async () => {
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    shown.queryFn.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const results = [fetchUncached(client, shown), fetchUncached(client, shown)];
    second.resolve('second');
    first.resolve('first');
    expect(await Promise.all(results)).toEqual(['first', 'second']);
  });

  test('goes on while a write removes the reads that it has changed', async () => {
    const response = Promise.withResolvers<string>();
    shown.queryFn.mockReturnValueOnce(response.promise);
    const result = fetchUncached(client, shown);
    await save(async () => null);
    response.resolve('uncached');
    expect(await result).toBe('uncached');
  });

  test('rejects with the error of the request and does not repeat it', async () => {
    const error = new DOMException('', 'AbortError');
    shown.queryFn.mockRejectedValueOnce(error);
    await expect(fetchUncached(client, shown)).rejects.toBe(error);
    expect(shown.queryFn).toHaveBeenCalledTimes(1);
  });
});

test('without a network a read and a write fail at once, and are not queued', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const fail = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(client.fetchQuery({ queryKey: ['list'], queryFn: fail })).rejects.toThrow('Failed to fetch');
  await expect(new MutationObserver(client, { mutationFn: fail }).mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(fail).toHaveBeenCalledTimes(2);
});
