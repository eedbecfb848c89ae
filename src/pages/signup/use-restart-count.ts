import { useEffect, useState } from 'react';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { isSignupStored } from './signup-storage.ts';

/**
 * Counts the restarts of the sign-up. It restarts when its storage is cleared: by a logout in any tab, or by another
 * screen of this tab before the browser restores this page from its back/forward cache (HTML Standard).
 * @returns the number of restarts, for use as a React key
 */
export function useRestartCount(): number {
  const [restarts, setRestarts] = useState(0);
  useEffect(() => {
    const restartSignup = () => setRestarts((count) => count + 1);
    const restartIfRestored = (event: PageTransitionEvent) => {
      if (event.persisted && !isSignupStored()) restartSignup();
    };
    window.addEventListener('pageshow', restartIfRestored);
    const unsubscribe = subscribeErasure(restartSignup);
    return () => {
      window.removeEventListener('pageshow', restartIfRestored);
      unsubscribe();
    };
  }, []);
  return restarts;
}
