import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

let callCount = 0;

/**
 * Sends a read for code outside rendering, for example before a write. The response always comes from the server and is
 * not cached, so that it does not change what a screen shows. Each call sends its own request, which a write or another
 * call neither cancels nor shares.
 * @param options the result of a generated `get…QueryOptions`, with the signal in its `request`
 * @throws the errors of `request`
 */
export function fetchUncached<Data, Failure>(
  queryClient: QueryClient,
  { queryKey, queryFn }: FetchQueryOptions<Data, Failure>,
): Promise<Data> {
  callCount += 1;
  return queryClient.fetchQuery({
    queryKey: ['uncached', callCount, ...queryKey],
    queryFn,
    staleTime: 0,
    gcTime: 0,
  });
}
