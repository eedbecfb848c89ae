import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '#src/api/errors.ts';
import { ErrorPanel } from '#src/components/feedback/state-panel.tsx';
import { allowCodeRetry, isCodeFetchError } from '#src/lib/browser/lazy-code.ts';

type BoundaryProps = {
  /** Another value shows the children again after an error. */
  resetKey: string;
  onRetry: () => void;
  children: ReactNode;
};

class Boundary extends Component<BoundaryProps, { error: unknown; retries: number; hasFailed: boolean }> {
  override state = { error: null, retries: 0, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    allowCodeRetry(error);
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  readonly #retry = () => {
    const { error, retries } = this.state;
    // Code that fails twice may be gone from the server after a release; older browsers never request it again.
    if (isCodeFetchError(error) && retries > 0 && navigator.onLine) return window.location.reload();
    this.props.onRetry();
    this.setState({ hasFailed: false, retries: retries + 1 });
  };

  override render() {
    const { error, hasFailed } = this.state;
    return hasFailed ? <ErrorPanel message={messageOf(error)} onRetry={this.#retry} /> : this.props.children;
  }
}

type SectionBoundaryProps = {
  /** Fetches the data of the section again; where this is missing, all data that nothing shows is dropped. */
  onRetry?: () => void;
  /** Changes with the data of the section: new data is shown without a press. */
  dataKey?: number;
  children: ReactNode;
};

/**
 * Contains a section that cannot be shown, because its code could not be fetched or fails with its data: the section
 * shows an error with a retry, and everything around it stays. Another address shows the section again.
 */
export function SectionBoundary({ onRetry, dataKey = 0, children }: SectionBoundaryProps) {
  const { key } = useLocation();
  const queries = useQueryClient();
  // The data that the section failed with must not be shown again before it was requested again.
  const dropData = () => queries.removeQueries({ type: 'inactive' });
  return (
    <Boundary resetKey={`${key} ${dataKey}`} onRetry={onRetry ?? dropData}>
      {children}
    </Boundary>
  );
}
