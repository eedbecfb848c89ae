import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { retryAfterOf } from '#src/api/errors.ts';
import { dropChangedReads } from '#src/api/mutation-options.ts';
import { refetchOnReturn } from './window-return.ts';

refetchOnReturn();

/** Checks whether a query may refetch automatically: not before the time of a `Retry-After` header (RFC 9110). */
const canRefetch = ({ state }: { state: { error: unknown } }) => (retryAfterOf(state.error)?.until ?? 0) <= Date.now();

/** The responses that a page contains, from `dehydrate` of TanStack Query. */
export type PageData = { queries: { queryKey: QueryKey; state: { data: unknown; dataUpdatedAt: number } }[] };

/** The id of the element with the responses of a page, as JSON. */
const pageDataId = 'page-data';

/** Reads the responses that the page contains. */
export function readPageData(): PageData | undefined {
  const text = globalThis.document?.getElementById(pageDataId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Creates the query client. Failed queries are not retried automatically. Queries are refetched when the window gets the
 * focus and when the network returns. Without a network a call fails at once: a paused call would be sent later, when the
 * user does not expect it.
 * `dropChangedReads` keeps the cached responses up to date after each mutation.
 * @param staleTime how long a response counts as fresh, in milliseconds
 * @param data the responses of a prerendered page, so that its first render sends no request
 */
export function createQueryClient(staleTime = 0, data?: PageData): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: dropChangedReads(() => queryClient),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: canRefetch,
        refetchOnReconnect: canRefetch,
        staleTime,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const { queryKey, state } of data?.queries ?? [])
    queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  return queryClient;
}

/** Returns whether a write to the API is running. */
export const isWriting = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ predicate: ({ meta }) => meta?.invalidates !== undefined }) > 0;
