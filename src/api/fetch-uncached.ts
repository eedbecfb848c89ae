import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/**
 * Sends a read for code outside rendering, for example before a write. The response always comes from the server and is
 * not cached, so that it does not change what a screen shows.
 * @param options the result of a generated `get…QueryOptions`, with the signal in its `request`
 * @throws the errors of `request`
 */
export function fetchUncached<Data, Failure>(
  queryClient: QueryClient,
  { queryKey, queryFn }: FetchQueryOptions<Data, Failure>,
): Promise<Data> {
  // The key starts like the key of the hook, but names another cache entry.
  return queryClient.fetchQuery({
    queryKey: [...queryKey, 'uncached'],
    queryFn,
    staleTime: 0,
    gcTime: 0,
  });
}
