import { startTransition, useEffect, useRef, useState } from 'react';
import type { Store } from '#src/lib/store.ts';
import { advanceStep, openStep, type Progress, type Step } from './steps.ts';

/**
 * Returns the progress whose step is on the screen, and the functions that change it.
 * - open: opens a step at once, so that the former one takes no press
 * - advance: opens the next step, whose form is long, in slices (React, `startTransition`), so that a phone answers meanwhile.
 *   Its promise is fulfilled when the step is on the screen. The form that waits for it takes no second press.
 */
export function useShownProgress(store: Store<Progress>) {
  const [progress, showProgress] = useState(store.get);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (progress !== store.get()) return;
    for (const done of waiting.current.splice(0)) done();
  }, [progress, store]);
  const open = (step: Step) => {
    store.set((current) => openStep(current, step));
    showProgress(store.get());
  };
  const advance = (): Promise<void> => {
    store.set(advanceStep);
    startTransition(() => showProgress(store.get()));
    return new Promise((done) => waiting.current.push(done));
  };
  return { progress, open, advance };
}
