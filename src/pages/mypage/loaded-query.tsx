import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf, retryAfterOf } from '#src/api/errors.ts';
import { ErrorPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query, its loading state or its error. Data stays visible if a later request fails. */
export function LoadedQuery<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    const { error, refetch } = query;
    return (
      <ErrorPanel message={messageOf(error)} waitsUntil={retryAfterOf(error)?.until} onRetry={() => void refetch()} />
    );
  }
  return <LoadingPanel />;
}
