import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { messageOf } from '#src/api/errors.ts';
import { ErrorPanel } from '#src/components/feedback/state-panel.tsx';
import { handleCaughtError, retryNeedsReload } from '#src/lib/browser/lazy-code.tsx';
import { reloadPage } from '#src/lib/browser/leave-site.ts';

function SectionError({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <ErrorPanel
      message={messageOf(error)}
      onRetry={() => (retryNeedsReload(error) ? reloadPage() : resetErrorBoundary())}
    />
  );
}

type SectionBoundaryProps = {
  /** Requests the data of the section again. Without it, a retry removes all cached data that no component uses. */
  onRetry?: () => void;
  /** Changes with the data of the section: new data is rendered without a retry. */
  dataKey?: number;
  children: ReactNode;
};

/**
 * Contains the errors of a section whose code fails to load or throws. The section shows an error with a retry, and the
 * rest of the page stays. A navigation renders the section again.
 */
export function SectionBoundary({ onRetry, dataKey = 0, children }: SectionBoundaryProps) {
  const { key } = useLocation();
  const queries = useQueryClient();
  // The cached data may have caused the error. It must be requested again before it is rendered again.
  const removeUnusedData = () => queries.removeQueries({ type: 'inactive' });
  return (
    <ErrorBoundary
      FallbackComponent={SectionError}
      resetKeys={[key, dataKey]}
      onError={handleCaughtError}
      onReset={({ reason }) => reason === 'imperative-api' && (onRetry ?? removeUnusedData)()}
    >
      {children}
    </ErrorBoundary>
  );
}
