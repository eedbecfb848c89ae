import { useEffect, useState } from 'react';

/**
 * Whether a moment lies ahead; the component is rendered again when it comes.
 * @param moment in ms since 1970 by the browser's clock; 0 for none
 */
export function useIsBefore(moment: number): boolean {
  // The moment that has come, as far as this component knows.
  const [reached, setReached] = useState(0);
  const isBefore = moment > reached && moment > Date.now();
  useEffect(() => {
    if (!isBefore) return;
    const timer = setTimeout(() => setReached(moment), moment - Date.now());
    return () => clearTimeout(timer);
  }, [isBefore, moment]);
  return isBefore;
}
