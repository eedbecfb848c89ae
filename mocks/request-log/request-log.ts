import { interceptFetch } from './intercept-fetch.ts';
import { interceptXhr } from './intercept-xhr.ts';
import type { RequestEntry } from './request-entry.ts';
import { type RequestSettings, restoreSettings, sanitizeSettings, saveSettings } from './request-settings.ts';

export type { RequestEntry as TapEntry } from './request-entry.ts';
export type { RequestSettings as TapSettings } from './request-settings.ts';

/** How many requests are remembered. */
const maxEntries = 50;

let settings = restoreSettings();
let entries: readonly RequestEntry[] = [];
let started = false;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** What is wrong is said on the console too, one line each: it must not need an open panel to be seen. */
function recordEntry(entry: RequestEntry): void {
  entries = [entry, ...entries].slice(0, maxEntries);
  const { operation, method, url, status, problem } = entry;
  if (problem) {
    const what = operation ?? `${method} ${url}`;
    console.warn(`api: ${what} ${status ?? ''} ${problem.side} ${problem.pointer || '/'} ${problem.reason}`);
  }
  notifyListeners();
}

/**
 * Listens to all requests to the API while the site is developed, whoever answers them: the mock, Prism or a server.
 * It asks for scenarios, makes the network slow or dead, and checks what is sent and answered against the contract.
 */
export const requestLog = {
  /** Taps this page, from now on. Once is enough; later calls do nothing. */
  start(): void {
    if (started) return;
    started = true;
    const line = { settings: () => settings, record: recordEntry };
    interceptFetch(line);
    interceptXhr(line);
  },

  /** The last requests, the newest first. The same list until there is another one. */
  entries: (): readonly RequestEntry[] => entries,

  /** Calls the listener after each change of the entries or the settings; gives how to stop that. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Forgets the requests. */
  clear(): void {
    entries = [];
    notifyListeners();
  },

  /** What is asked for. The same object until it changes. */
  settings: (): RequestSettings => settings,

  /** Changes some of what is asked for; it holds for later requests, and over a reload of this tab. */
  set(change: Partial<RequestSettings>): void {
    settings = sanitizeSettings({ ...settings, ...change });
    saveSettings(settings);
    notifyListeners();
  },
};
