import type { RequestEntry } from './request-entry.ts';
import { createStoredValue } from './stored-value.ts';

/** The settings of a developer for all later requests. */
export type RequestSettings = {
  /** The selected scenario per operation: the status and the name of the example, such as `200 empty`. */
  scenarios: Readonly<Record<string, string>>;
  /** The delay of every request in milliseconds. */
  latency: number;
  /** Whether every request fails with a network error. */
  offline: boolean;
};

/** The maximum number of entries. */
const maxEntries = 50;

/** The settings of this tab. */
export const requestSettings = createStoredValue<RequestSettings>('mock-request-log', {
  scenarios: {},
  latency: 0,
  offline: false,
});

/** The last API requests of this page with their contract check, newest first. */
export const requestLog = createStoredValue<{ entries: readonly RequestEntry[] }>(null, { entries: [] });

/** Adds an entry to the log, or replaces the entry with its ID. */
export function logRequest(entry: RequestEntry): void {
  const { entries } = requestLog.get();
  const isKnown = entries.some(({ id }) => id === entry.id);
  requestLog.set({
    entries: isKnown
      ? entries.map((known) => (known.id === entry.id ? entry : known))
      : [entry, ...entries].slice(0, maxEntries),
  });
}
