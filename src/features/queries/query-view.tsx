import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, messageOf, retryAfterOf } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { SectionBoundary } from './section-boundary.tsx';

type QueryViewProps<Data> = {
  query: UseQueryResult<Data, unknown>;
  /** The text for a record that does not exist. Without it, the error panel is shown. */
  notFoundText?: string;
  children: (data: Data) => ReactNode;
};

/**
 * Renders the state of a query: loading, an error with a retry, or its data. When a refetch fails, the stale data stays,
 * unless the record was deleted. An error while the data is rendered is contained in this view.
 */
export function QueryView<Data>({ query, notFoundText, children }: QueryViewProps<Data>) {
  const { data, error, isPending, isLoadingError } = query;
  if (notFoundText && error instanceof ApiError && error.code === ErrorCode.notFound)
    return (
      <>
        <meta name="robots" content="noindex" />
        <EmptyPanel message={notFoundText} />
      </>
    );
  if (isPending) return <LoadingPanel />;
  const refetchQuery = () => void query.refetch();
  if (isLoadingError)
    return (
      <ErrorPanel message={messageOf(error)} retryDisabledUntil={retryAfterOf(error)?.until} onRetry={refetchQuery} />
    );
  if (data === undefined) return null;
  return (
    <SectionBoundary onRetry={refetchQuery} dataKey={query.dataUpdatedAt}>
      <RenderData data={data} render={children} />
    </SectionBoundary>
  );
}

/** Calls the render function inside the boundary, which catches only the errors of its descendants. */
function RenderData<Data>({ data, render }: { data: Data; render: (data: Data) => ReactNode }) {
  return render(data);
}
