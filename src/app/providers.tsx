import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { retryAfterOf } from '#src/api/errors.ts';

/** Whether a query may be fetched anew by itself: not before the time that the server has named (RFC 9110). */
const mayRefetch = ({ state }: { state: { error: unknown } }) => (retryAfterOf(state.error)?.until ?? 0) <= Date.now();

/**
 * Queries are never retried by themselves, and fetched anew when the window gets focus or the network is back. Without
 * a network a call fails at once and says so, rather than wait and be sent when nobody expects it any more.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: mayRefetch,
        refetchOnReconnect: mayRefetch,
        staleTime: 0,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** What every screen needs around it: the query cache, and Korean for React Aria's own texts in any browser. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <I18nProvider locale="ko-KR">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
