import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to the value of the last render on the screen, for handlers that run after further renders. A function that
 * only effects call is an effect event instead.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
