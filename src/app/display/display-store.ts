import { applyDisplay, type Display, type DisplaySetting, displayKey, readDisplay } from '#src/lib/browser/display.ts';
import { createSafeStorage } from '#src/lib/browser/safe-storage.ts';
import { createStore } from '#src/lib/store.ts';

const storage = createSafeStorage(() => window.localStorage);

/** The display settings, and whether the browser failed to store them. */
export type DisplayState = { display: Display; isNotStored: boolean };

export const displayStore = createStore<DisplayState>({ display: readDisplay(null), isNotStored: false });

/** Reads the stored display settings and applies them. Call it when the panel opens: another tab may have changed them. */
export function loadDisplay(): void {
  const display = readDisplay(storage.get(displayKey));
  applyDisplay(display, document.documentElement);
  displayStore.set(({ isNotStored }) => ({ display, isNotStored }));
}

/** Applies and stores one display setting. If the browser cannot store it, it holds for this visit. */
export function changeDisplay<Part extends DisplaySetting>(part: Part, choice: Display[Part]): void {
  saveDisplay({ ...displayStore.get().display, [part]: choice });
}

/** Resets all display settings to the defaults. */
export function resetDisplay(): void {
  saveDisplay(readDisplay(null));
}

function saveDisplay(display: Display): void {
  applyDisplay(display, document.documentElement);
  displayStore.set({ display, isNotStored: !storage.set(displayKey, JSON.stringify(display)) });
}
