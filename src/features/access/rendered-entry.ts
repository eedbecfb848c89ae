import { createStore } from '#src/lib/store.ts';

/** The key of the history entry whose screen React has rendered; empty before the first screen. */
export const renderedEntry = createStore('');

/**
 * Waits until the next screen is rendered. The promise of the router resolves before React renders the next screen.
 * @param previousKey the key of the history entry of the previous screen
 */
export async function waitForNextScreen(previousKey: string): Promise<void> {
  if (renderedEntry.get() !== previousKey) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = renderedEntry.subscribe(() => {
      if (renderedEntry.get() === previousKey) return;
      unsubscribe();
      resolve();
    });
  });
}
