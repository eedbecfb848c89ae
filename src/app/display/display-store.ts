import { applyDisplay, type Display, type DisplaySetting, displayKey, readDisplay } from '#src/lib/browser/display.ts';
import { painted } from '#src/lib/browser/painted.ts';
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

/**
 * Stores one display setting, and applies it after the browser has painted the pressed choice: another text size lays out the whole
 * page. A setting that the browser cannot store holds for this visit.
 */
export function changeDisplay<Part extends DisplaySetting>(part: Part, choice: Display[Part]): void {
  void saveDisplay({ ...displayStore.get().display, [part]: choice });
}

/** Resets all display settings to the defaults. */
export function resetDisplay(): void {
  void saveDisplay(readDisplay(null));
}

async function saveDisplay(display: Display): Promise<void> {
  displayStore.set({ display, isNotStored: !storage.set(displayKey, JSON.stringify(display)) });
  await painted();
  // A later press may have changed the settings meanwhile.
  applyDisplay(displayStore.get().display, document.documentElement);
}
