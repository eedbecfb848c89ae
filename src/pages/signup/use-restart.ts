import { useEffect, useState } from 'react';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { isSignupStored } from './signup-storage.ts';

/**
 * Begins the sign-up anew when its storage was cleared: by a logout in any tab, or by another screen that was loaded in
 * this tab before the browser's back button brought this page back as it was left (HTML Standard, back/forward cache).
 * @returns a number that is raised by each new beginning
 */
export function useRestart(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const restart = () => setTurn((before) => before + 1);
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted && !isSignupStored()) restart();
    };
    window.addEventListener('pageshow', onReturn);
    const stop = subscribeErasure(restart);
    return () => {
      window.removeEventListener('pageshow', onReturn);
      stop();
    };
  }, []);
  return turn;
}
