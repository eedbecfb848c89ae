import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

type AfterNavigationProps = {
  /** The key of the history entry that is left. */
  entryKey: string;
  onNavigated: (() => void) | undefined;
  /** The screen. It must be the only child of its parent, as in the prerendered page: React's ids depend on siblings. */
  children: ReactNode;
};

/** Calls a function after the first navigation, when the effects of the new screen have run. */
export function AfterNavigation({ entryKey, onNavigated, children }: AfterNavigationProps) {
  const hasNavigated = useLocation().key !== entryKey;
  useEffect(() => {
    if (hasNavigated) onNavigated?.();
  }, [hasNavigated, onNavigated]);
  return children;
}
