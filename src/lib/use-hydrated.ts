import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this runs in a browser, past the markup that a server may have made: storage can be read while rendering. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
