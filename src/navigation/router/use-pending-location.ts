import { useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';
import { useRouter } from './router-context.ts';

const getNothing = () => null;
const subscribeNothing = () => () => {};

/**
 * Returns the target of a navigation from its start until its screen is rendered. Meanwhile the previous screen is visible.
 * @returns null if no navigation is under way
 */
export function usePendingLocation(): Pick<Location, 'pathname' | 'search' | 'hash'> | null {
  const pending = useRouter()?.pending;
  return useSyncExternalStore(pending?.subscribe ?? subscribeNothing, pending?.get ?? getNothing, getNothing);
}
