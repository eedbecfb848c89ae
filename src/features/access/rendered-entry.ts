import { createStore } from '#src/lib/store.ts';

/** The key of the history entry whose screen React has put on the page; empty before the first one. */
export const renderedEntry = createStore('');

/**
 * Waits for the next screen. The router's own promise ends before React has shown what it leads to.
 * @param before the key of the screen that is left
 */
export async function waitForNextScreen(before: string): Promise<void> {
  if (renderedEntry.get() !== before) return;
  await new Promise<void>((resolve) => {
    const stop = renderedEntry.subscribe(() => {
      if (renderedEntry.get() === before) return;
      stop();
      resolve();
    });
  });
}
