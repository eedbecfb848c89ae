import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { isSignupStored } from './signup-storage.ts';

const addOne = (count: number) => count + 1;

/**
 * Counts the restarts of the sign-up. It restarts when its storage is cleared: by a logout in any tab, or by another
 * screen of this tab before the browser restores this page from its back/forward cache (HTML Standard). It also restarts
 * when a visitor has left it, and returns before the browser has rendered another screen.
 * @returns the number of restarts, for use as a React key, and a function to call when the visitor leaves
 */
export function useRestartCount(): { restarts: number; markLeft: () => void } {
  const { key } = useLocation();
  const [restarts, setRestarts] = useState(0);
  const [leftKey, setLeftKey] = useState<string | null>(null);
  if (leftKey !== null && leftKey !== key) {
    setLeftKey(null);
    setRestarts(addOne);
  }
  useEffect(() => {
    const restartIfRestored = (event: PageTransitionEvent) => {
      if (event.persisted && !isSignupStored()) setRestarts(addOne);
    };
    window.addEventListener('pageshow', restartIfRestored);
    const unsubscribe = subscribeErasure(() => setRestarts(addOne));
    return () => {
      window.removeEventListener('pageshow', restartIfRestored);
      unsubscribe();
    };
  }, []);
  return { restarts, markLeft: () => setLeftKey(key) };
}
