import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns whether the HTML of the component was prerendered: true on a server and in a hydrated component, false in a
 * component that was rendered in the browser. The value of a mounted component stays the same.
 */
export function usePrerendered(): boolean {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}
