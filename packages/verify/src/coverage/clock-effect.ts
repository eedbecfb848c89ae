import { toSeoulIso } from '#verify/contract/contract-event.ts';
import type { FinishedRun } from '#verify/run/run-workflows.ts';

/** Returns why `--clock` seems to have no effect, by the dates of new records or tokens that do not expire; or null. */
export function clockWithoutEffect({ context, startedAt }: FinishedRun): string | null {
  const { results, settings } = context;
  if (!settings.setClock || results.failedMeans.has('--clock')) return null;
  const today = [startedAt.getTime(), Date.now()].map((ms) => toSeoulIso(ms).slice(0, 10));
  const hasTodaysDate = results.findings.some(({ rule, actual = '' }) => rule === 'date' && today.includes(actual));
  if (hasTodaysDate) return '--clock: the command succeeds, but a new record has the real date of today';
  const hasExpired = [...results.reachedOutcomes].some((key) => key.endsWith(' tokenExpired'));
  const accepted = results.findings.filter(
    ({ rule, outcomes }) => rule === 'outcome' && outcomes.includes('tokenExpired'),
  );
  if (hasExpired || accepted.length === 0) return null;
  return '--clock: the command succeeds, but no access token has expired a day later';
}
