import { useEffect, useState } from 'react';
import { onErase } from '../../blocks/personal-data';
import { clearSignup } from './signup-storage';

/**
 * Begins the sign-up anew after a logout in any tab, and when the browser's back button brings this page back as it was
 * left (HTML Standard, back/forward cache): leaving the page has ended the sign-up.
 * @returns a number that is raised by each new beginning
 */
export function useRestart(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const restart = () => setTurn((before) => before + 1);
    const onReturn = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      clearSignup();
      restart();
    };
    window.addEventListener('pageshow', onReturn);
    const stop = onErase(restart);
    return () => {
      window.removeEventListener('pageshow', onReturn);
      stop();
    };
  }, []);
  return turn;
}
