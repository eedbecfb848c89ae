import type { RequestEntry } from './request-entry.ts';
import { type RequestSettings, restoreSettings, sanitizeSettings, saveSettings } from './request-settings.ts';

/** The maximum number of entries. */
const maxEntries = 50;

let settings = restoreSettings();
let entries: readonly RequestEntry[] = [];
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The last API requests of this page with their contract check, and the settings for later requests. */
export const requestLog = {
  /** Adds an entry, or replaces the entry with its ID. */
  record(entry: RequestEntry): void {
    const isKnown = entries.some(({ id }) => id === entry.id);
    entries = isKnown
      ? entries.map((known) => (known.id === entry.id ? entry : known))
      : [entry, ...entries].slice(0, maxEntries);
    notifyListeners();
  },

  /** Returns the last requests, newest first. The array is the same object until it changes. */
  entries: (): readonly RequestEntry[] => entries,

  /** Calls the listener after each change of the entries or the settings. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Removes all entries. */
  clear(): void {
    entries = [];
    notifyListeners();
  },

  /** Returns the settings. They are the same object until they change. */
  settings: (): RequestSettings => settings,

  /** Changes settings. They apply to later requests and survive a reload of this tab. */
  set(change: Partial<RequestSettings>): void {
    settings = sanitizeSettings({ ...settings, ...change });
    saveSettings(settings);
    notifyListeners();
  },
};
