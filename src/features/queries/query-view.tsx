import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, messageOf, retryAfterOf } from '#src/api/errors.ts';
import type { ErrorCode } from '#src/api/generated/model/index.ts';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { SectionBoundary } from './section-boundary.tsx';

/** The contract's code for a record that doesn't exist. */
const notFound = '44' satisfies ErrorCode;

type QueryViewProps<Data> = {
  query: UseQueryResult<Data, unknown>;
  /** What is said of a record that doesn't exist; an error like any other where this is missing. */
  missing?: string;
  children: (data: Data) => ReactNode;
};

/**
 * What a query has come to: its place while it is under way, its error with a second try, or its data. Data that is
 * shown stays when it can't be fetched anew, unless the record is gone. An error while the data is rendered stays within
 * this view.
 */
export function QueryView<Data>({ query, missing, children }: QueryViewProps<Data>) {
  const { data, error, isPending, isLoadingError } = query;
  if (missing && error instanceof ApiError && error.code === notFound) return <EmptyPanel message={missing} />;
  if (isPending) return <LoadingPanel />;
  const retry = () => void query.refetch();
  if (isLoadingError)
    return <ErrorPanel message={messageOf(error)} retryDisabledUntil={retryAfterOf(error)?.until} onRetry={retry} />;
  if (data === undefined) return null;
  return (
    <SectionBoundary onRetry={retry} dataKey={query.dataUpdatedAt}>
      <Rendered data={data} render={children} />
    </SectionBoundary>
  );
}

/** Calls the function below the boundary, which catches only what its descendants throw. */
function Rendered<Data>({ data, render }: { data: Data; render: (data: Data) => ReactNode }) {
  return render(data);
}
