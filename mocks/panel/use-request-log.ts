import { useSyncExternalStore } from 'react';
import type { RequestEntry } from '#mocks/request-log/request-entry.ts';
import { requestLog, requestSettings } from '#mocks/request-log/request-log.ts';
import type { StoredValue } from '#mocks/request-log/stored-value.ts';

/** Returns a value of the panel and rerenders on each change. */
export const useStoredValue = <Value>({ subscribe, get }: StoredValue<Value>): Value =>
  useSyncExternalStore(subscribe, get);

export const useRequestEntries = (): readonly RequestEntry[] => useStoredValue(requestLog).entries;

/** Returns the number of selected scenarios and of contract violations, and a text for changed network settings. */
export function useStateSummary() {
  const { scenarios, offline, latency } = useStoredValue(requestSettings);
  const problems = useRequestEntries().filter(({ problem }) => problem).length;
  const network = offline ? '오프라인' : latency > 0 ? `지연 ${latency} ms` : '';
  return { scenarios: Object.keys(scenarios).length, problems, network };
}
