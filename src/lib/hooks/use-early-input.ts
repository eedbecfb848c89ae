import { type RefObject, useEffect } from 'react';
import { readShown, showsRendered } from '#src/lib/browser/controls.ts';
import { takeEarlyInput } from '#src/lib/browser/early-input.ts';
import { replayInput } from '#src/lib/browser/replay-input.ts';

/** Replays in the controls of an element what the visitor entered before, and returns the focus to them. */
function restoreEarlyInput(scope: Element): void {
  const taken = takeEarlyInput(scope);
  if (!taken) return;
  const changed = taken.controls
    .filter(({ early }) => !showsRendered(early))
    .map(({ current, early }) => ({ current, shown: readShown(early) }));
  // React ignores the events of its own commit, in which effects run.
  queueMicrotask(() => {
    for (const { current, shown } of changed) replayInput(current, shown);
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
