import { useSyncExternalStore } from 'react';
import type { RequestEntry } from '#mocks/request-log/request-entry.ts';
import { requestLog } from '#mocks/request-log/request-log.ts';
import type { RequestSettings } from '#mocks/request-log/request-settings.ts';
import { knownScenarios } from '#mocks/request-log/scenario-list.ts';

export const useRequestSettings = (): RequestSettings =>
  useSyncExternalStore(requestLog.subscribe, requestLog.settings);

export const useRequestEntries = (): readonly RequestEntry[] =>
  useSyncExternalStore(requestLog.subscribe, requestLog.entries);

/** Returns the number of selected scenarios and of contract violations, and a text for changed network settings. */
export function useStateSummary() {
  const settings = useRequestSettings();
  const scenarios = Object.keys(knownScenarios(settings)).length;
  const problems = useRequestEntries().filter(({ problem }) => problem).length;
  const network = settings.offline ? '오프라인' : settings.latency > 0 ? `지연 ${settings.latency} ms` : '';
  return { scenarios, problems, network };
}
