import { knownScenarios } from './scenario-list.ts';
import { useTapEntries, useTapSettings } from './use-tap.ts';

/** What is out of the ordinary just now: how many scenarios and deviations, and what the network is like. */
export function useStateSummary() {
  const settings = useTapSettings();
  const scenarios = Object.keys(knownScenarios(settings)).length;
  const problems = useTapEntries().filter(({ problem }) => problem).length;
  const network = settings.offline ? '오프라인' : settings.latency > 0 ? `지연 ${settings.latency} ms` : '';
  return { scenarios, problems, network };
}
