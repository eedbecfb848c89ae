import { type RefObject, useEffect } from 'react';
import { takeEarlyInput } from '#src/lib/browser/early-input.ts';
import { readUnrendered } from '#src/lib/browser/replay-input.ts';

/** Replays in the controls of an element what the visitor entered before, and returns the focus to them. */
function restoreEarlyInput(scope: Element): void {
  const taken = takeEarlyInput(scope);
  if (!taken) return;
  const replay = readUnrendered(taken.controls);
  // React ignores the events of its own commit, in which effects run.
  queueMicrotask(() => {
    replay();
    taken.returnFocus();
  });
}

/**
 * Restores what a visitor entered in the controls of an element before React rendered it. The parts of the form have
 * subscribed to its values in earlier effects.
 */
export function useEarlyInput(scope: RefObject<Element | null>): void {
  useEffect(() => {
    if (scope.current) restoreEarlyInput(scope.current);
  }, [scope]);
}
