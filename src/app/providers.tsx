import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createQueryClient } from './query-client.ts';

type ProvidersProps = {
  children: ReactNode;
  /** Tests pass a time during which responses count as fresh, in milliseconds. */
  staleTime?: number | undefined;
};

/** Provides the query cache, and Korean as the language of React Aria's built-in texts in every browser. */
export function Providers({ children, staleTime }: ProvidersProps) {
  const [queryClient] = useState(() => createQueryClient(staleTime));
  return (
    <I18nProvider locale="ko-KR">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
