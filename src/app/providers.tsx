import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { retryAfterOf } from '#src/api/errors.ts';

/** Checks whether a query may refetch automatically: not before the time of a `Retry-After` header (RFC 9110). */
const canRefetch = ({ state }: { state: { error: unknown } }) => (retryAfterOf(state.error)?.until ?? 0) <= Date.now();

/**
 * Creates the query client. Failed queries are not retried automatically. Queries are refetched when the window gets the
 * focus and when the network returns. Without a network a call fails at once: a paused call would be sent later, when the
 * user does not expect it.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: canRefetch,
        refetchOnReconnect: canRefetch,
        staleTime: 0,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Provides the query cache, and Korean as the language of React Aria's built-in texts in every browser. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <I18nProvider locale="ko-KR">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
