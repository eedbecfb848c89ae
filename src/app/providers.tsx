import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { blockReload } from '#src/lib/browser/new-version.ts';
import { createQueryClient, isWriting, type PageData, readPageData } from './query-client.ts';

type ProvidersProps = {
  children: ReactNode;
  /** Tests pass a time during which responses count as fresh, in milliseconds. */
  staleTime?: number | undefined;
  /** The responses of the page that is rendered on a server. A browser reads them from the page. */
  data?: PageData | undefined;
};

/** Provides the query cache, and Korean as the language of React Aria's built-in texts in every browser. */
export function Providers({ children, staleTime, data }: ProvidersProps) {
  const [queryClient] = useState(() => createQueryClient(staleTime, data ?? readPageData()));
  // A reload would abort an upload or a payment that has started.
  useEffect(() => blockReload(() => isWriting(queryClient)), [queryClient]);
  return (
    <I18nProvider locale="ko-KR">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
