import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf, retryAfterOf } from '../../api/errors';
import { ErrorPanel, LoadingPanel } from '../../ui/state-panel';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** What a sub-screen shows once its data is there. Data that is there stays, whatever becomes of a later request. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    const { error, refetch } = query;
    return (
      <ErrorPanel message={messageOf(error)} waitsUntil={retryAfterOf(error)?.until} onRetry={() => void refetch()} />
    );
  }
  return <LoadingPanel />;
}
