import { interceptFetch } from './intercept-fetch.ts';
import { interceptXhr } from './intercept-xhr.ts';
import type { RequestEntry } from './request-entry.ts';
import { type RequestSettings, restoreSettings, sanitizeSettings, saveSettings } from './request-settings.ts';

/** The maximum number of entries. */
const maxEntries = 50;

let settings = restoreSettings();
let entries: readonly RequestEntry[] = [];
let started = false;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Stores an entry. A request that violates the contract is also written to the console, because the panel may be closed.
 * The HTTP client of the site logs the violations in responses.
 */
function recordEntry(entry: RequestEntry): void {
  entries = [entry, ...entries].slice(0, maxEntries);
  const { operation, method, url, status, problem } = entry;
  if (problem?.side === 'request') {
    const name = operation ?? `${method} ${url}`;
    console.warn(`api: ${name} ${status ?? ''} ${problem.side} ${problem.pointer || '/'} ${problem.reason}`);
  }
  notifyListeners();
}

/**
 * Records all API requests during development, whether the mock, Prism or a server responds. It requests the selected
 * scenarios, simulates latency and offline mode, and validates requests and responses against the contract.
 */
export const requestLog = {
  /** Starts to intercept the requests of this page. Later calls have no effect. */
  start(): void {
    if (started) return;
    started = true;
    const options = { settings: () => settings, record: recordEntry };
    interceptFetch(options);
    interceptXhr(options);
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
