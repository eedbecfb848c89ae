import { applyDisplay, type Display, type DisplaySetting, displayKey, readDisplay } from '#src/lib/browser/display.ts';
import { createSafeStorage } from '#src/lib/browser/safe-storage.ts';
import { createStore } from '#src/lib/store.ts';

const storage = createSafeStorage(() => window.localStorage);

/** The choices of this reader, and whether the browser refused to remember them. */
export type DisplayState = { display: Display; forgetful: boolean };

export const displayStore = createStore<DisplayState>({ display: readDisplay(null), forgetful: false });

/** Reads the choices that the early script has applied. Called when the panel opens: other tabs may have changed them. */
export function loadDisplay(): void {
  const display = readDisplay(storage.get(displayKey));
  applyDisplay(display, document.documentElement);
  displayStore.set(({ forgetful }) => ({ display, forgetful }));
}

/** Applies a choice at once, and remembers it for this visit at least. */
export function changeDisplay<Part extends DisplaySetting>(part: Part, choice: Display[Part]): void {
  keep({ ...displayStore.get().display, [part]: choice });
}

/** Gives everything back to the site and the system. */
export function resetDisplay(): void {
  keep(readDisplay(null));
}

function keep(display: Display): void {
  applyDisplay(display, document.documentElement);
  displayStore.set({ display, forgetful: !storage.set(displayKey, JSON.stringify(display)) });
}
