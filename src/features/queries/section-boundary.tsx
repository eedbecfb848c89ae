import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '#src/api/errors.ts';
import { ErrorPanel } from '#src/components/feedback/state-panel.tsx';
import { handleCaughtError, retryNeedsReload } from '#src/lib/browser/code-failure.ts';
import { reloadPage } from '#src/lib/browser/leave-site.ts';

type BoundaryProps = {
  /** A new value renders the children again after an error. */
  resetKey: string;
  /** Called before a retry renders the children again. */
  onRetry: () => void;
  children: ReactNode;
};

class ErrorBoundary extends Component<BoundaryProps, { error: unknown; retries: number; hasFailed: boolean }> {
  override state = { error: null, retries: 0, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    handleCaughtError(error);
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  readonly #retrySection = () => {
    const { error, retries } = this.state;
    if (retryNeedsReload(error, retries > 0)) return reloadPage();
    this.props.onRetry();
    this.setState({ hasFailed: false, retries: retries + 1 });
  };

  override render() {
    const { error, hasFailed } = this.state;
    return hasFailed ? <ErrorPanel message={messageOf(error)} onRetry={this.#retrySection} /> : this.props.children;
  }
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
    <ErrorBoundary resetKey={`${key} ${dataKey}`} onRetry={onRetry ?? removeUnusedData}>
      {children}
    </ErrorBoundary>
  );
}
