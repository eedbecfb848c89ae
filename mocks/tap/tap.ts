import type { TapEntry } from './entry.ts';
import { tapFetch } from './fetch.ts';
import { keep, restore, sound, type TapSettings } from './settings.ts';
import { tapXhr } from './xhr.ts';

export type { TapEntry } from './entry.ts';
export type { TapSettings } from './settings.ts';

/** How many requests are remembered. */
const remembered = 50;

let settings = restore();
let entries: readonly TapEntry[] = [];
let started = false;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** What is wrong is said on the console too, one line each: it must not need an open panel to be seen. */
function record(entry: TapEntry): void {
  entries = [entry, ...entries].slice(0, remembered);
  const { operation, method, url, status, problem } = entry;
  if (problem) {
    const what = operation ?? `${method} ${url}`;
    console.warn(`api: ${what} ${status ?? ''} ${problem.side} ${problem.pointer || '/'} ${problem.reason}`);
  }
  changed();
}

/**
 * Listens to all requests to the API while the site is developed, whoever answers them: the mock, Prism or a server.
 * It asks for scenarios, makes the network slow or dead, and checks what is sent and answered against the contract.
 */
export const tap = {
  /** Taps this page, from now on. Once is enough; later calls do nothing. */
  start(): void {
    if (started) return;
    started = true;
    const line = { settings: () => settings, record };
    tapFetch(line);
    tapXhr(line);
  },

  /** The last requests, the newest first. The same list until there is another one. */
  entries: (): readonly TapEntry[] => entries,

  /** Calls the listener after each change of the entries or the settings; gives how to stop that. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Forgets the requests. */
  clear(): void {
    entries = [];
    changed();
  },

  /** What is asked for. The same object until it changes. */
  settings: (): TapSettings => settings,

  /** Changes some of what is asked for; it holds for later requests, and over a reload of this tab. */
  set(change: Partial<TapSettings>): void {
    settings = sound({ ...settings, ...change });
    keep(settings);
    changed();
  },
};
