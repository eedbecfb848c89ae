import { useEffect, useState } from 'react';

/**
 * Returns whether a moment is in the future. Renders the component again when the moment is reached.
 * @param moment in milliseconds since 1970 by the browser's clock; 0 for no moment
 */
export function useIsBefore(moment: number): boolean {
  // The latest moment whose timer has fired.
  const [reached, setReached] = useState(0);
  const isBefore = moment > reached && moment > Date.now();
  useEffect(() => {
    if (!isBefore) return;
    const timer = setTimeout(() => setReached(moment), moment - Date.now());
    return () => clearTimeout(timer);
  }, [isBefore, moment]);
  return isBefore;
}
