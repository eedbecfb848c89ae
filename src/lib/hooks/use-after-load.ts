import { useEffect, useState } from 'react';

/** The time after the load event in which the browser may still paint, in ms. */
const delayMs = 500;

/** Returns whether the page has loaded and is painted. Use it to load what the first paint does not need. */
export function useAfterLoad(): boolean {
  const [isAfterLoad, setIsAfterLoad] = useState(false);
  useEffect(() => {
    let timer = 0;
    const startTimer = () => {
      timer = window.setTimeout(() => setIsAfterLoad(true), delayMs);
    };
    if (document.readyState === 'complete') startTimer();
    else window.addEventListener('load', startTimer, { once: true });
    return () => {
      window.removeEventListener('load', startTimer);
      clearTimeout(timer);
    };
  }, []);
  return isAfterLoad;
}
