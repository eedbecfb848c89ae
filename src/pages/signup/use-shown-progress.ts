import { startTransition, useEffect, useRef, useState } from 'react';
import type { Store } from '#src/lib/store.ts';
import type { Progress } from './steps.ts';

/**
 * Returns the progress whose step is on the screen. The next step, whose form is long, is rendered in slices (React,
 * `startTransition`), so that a phone answers meanwhile. A form that waits for `setProgress` accepts no second press.
 * @returns the progress, and a function that changes it and is fulfilled when the change is on the screen
 */
export function useShownProgress(store: Store<Progress>) {
  const [progress, showProgress] = useState(store.get);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (progress !== store.get()) return;
    for (const done of waiting.current.splice(0)) done();
  }, [progress, store]);
  const setProgress = (change: (current: Progress) => Progress): Promise<void> => {
    const before = store.get();
    store.set(change);
    if (store.get() === before) return Promise.resolve();
    startTransition(() => showProgress(store.get()));
    return new Promise((done) => waiting.current.push(done));
  };
  return { progress, setProgress };
}
