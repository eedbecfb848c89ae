import { knownScenarios } from './scenario-list.ts';
import { useRequestEntries, useRequestSettings } from './use-request-log.ts';

/** Returns the number of selected scenarios and of contract violations, and a text for changed network settings. */
export function useStateSummary() {
  const settings = useRequestSettings();
  const scenarios = Object.keys(knownScenarios(settings)).length;
  const problems = useRequestEntries().filter(({ problem }) => problem).length;
  const network = settings.offline ? '오프라인' : settings.latency > 0 ? `지연 ${settings.latency} ms` : '';
  return { scenarios, problems, network };
}
