import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { endHydration } from '#src/lib/browser/hydration.ts';
import { allowCodeRetry } from '#src/lib/browser/lazy-code.ts';
import { reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { reportFailure } from '#src/lib/reports/failure.ts';
import { ErrorScreen } from './error-screen.tsx';

type BoundaryProps = { location: Location; inLayout: boolean; children: ReactNode };

type BoundaryState = { error: unknown; hasFailed: boolean; location: Location };

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false, location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  /** Renders the screen of the next navigation in place of the error, even if the URL is the same. */
  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { error: null, hasFailed: false, location };
  }

  override componentDidCatch(error: unknown) {
    allowCodeRetry(error);
    reportFailure({ kind: 'error', error });
    endHydration();
    reloadForNewVersion();
  }

  override render() {
    const { error, hasFailed } = this.state;
    return hasFailed ? <ErrorScreen error={error} inLayout={this.props.inLayout} /> : this.props.children;
  }
}

/**
 * Contains the errors of a screen whose code fails to load or throws: the error screen replaces it until the next
 * navigation.
 * @param inLayout whether the error screen is rendered between header and footer
 */
export function ScreenErrors({ inLayout = false, children }: { inLayout?: boolean; children: ReactNode }) {
  return (
    <ErrorBoundary location={useLocation()} inLayout={inLayout}>
      {children}
    </ErrorBoundary>
  );
}
