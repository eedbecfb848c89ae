import { createStore } from '#src/lib/store.ts';

/** The key of the history entry whose screen React has put on the page; empty before the first one. */
export const shownScreen = createStore('');

/**
 * Waits for the next screen. The router's own promise ends before React has shown what it leads to.
 * @param before the key of the screen that is left
 */
export async function untilAnotherScreen(before: string): Promise<void> {
  if (shownScreen.get() !== before) return;
  await new Promise<void>((resolve) => {
    const stop = shownScreen.subscribe(() => {
      if (shownScreen.get() === before) return;
      stop();
      resolve();
    });
  });
}
