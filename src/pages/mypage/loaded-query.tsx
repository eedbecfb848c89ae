import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf, retryAfterOf } from '#src/api/errors.ts';
import { ErrorPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** What a sub-screen shows once its data is there. Data that is there stays, whatever becomes of a later request. */
export function LoadedQuery<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    const { error, refetch } = query;
    return (
      <ErrorPanel
        message={messageOf(error)}
        retryDisabledUntil={retryAfterOf(error)?.until}
        onRetry={() => void refetch()}
      />
    );
  }
  return <LoadingPanel />;
}
