import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from '#audit/run/options.ts';
import { untilStopped } from '#audit/run/run-jobs.ts';
import { isEverything } from '#audit/run/selection.ts';
import type { AuditTools } from '#audit/run/tools.ts';
import type { Screen } from '#audit/screens/state.ts';
import { journeys } from './list.ts';
import { recordTranscript } from './record.ts';

const folder = join(import.meta.dirname, 'reviewed');

/**
 * Checks a transcript against the reviewed one. `{{…}}` there stands for a text of the society, such as a notice or a list
 * of companies: any text and any number of lines.
 */
export const matchesReviewed = (reviewed: string, transcript: string): boolean =>
  new RegExp(
    `^${reviewed
      .split(/\{\{[^}]*\}\}/)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]+?')}$`,
  ).test(transcript);

/** A transcript that differs. `reason` has the first different line, or why nothing was recorded; in Korean. */
type TranscriptDifference = { id: string; name: string; reason: string; isRecorded: boolean };

const firstDifference = (before: string, after: string): string => {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const found = fresh.findIndex((line, index) => line !== old[index]);
  const line = found < 0 ? fresh.length : found;
  return `${line + 1}째 줄: '${(old[line] ?? '').trim()}' → '${(fresh[line] ?? '').trim()}'`;
};

/** The journeys that were recorded, by name, and those whose transcript differs. */
export type TranscriptComparison = { recorded: readonly string[]; differences: readonly TranscriptDifference[] };

/**
 * Returns the IDs of the journeys to record: those of the screens that are audited as a whole. None for a deployed
 * site, because journeys save data.
 */
export function selectJourneys(screens: readonly Screen[], { hasMock, selection }: Options): string[] {
  if (!hasMock) return [];
  if (isEverything(selection)) return journeys.map(({ id }) => id);
  const whole = screens.filter(({ id }) => selection.screens.includes(id));
  const inScreens = new Set(whole.flatMap(({ states }) => states.map(({ journey }) => journey)));
  return journeys.filter(({ journey }) => inScreens.has(journey)).map(({ id }) => id);
}

/**
 * Records transcripts and compares them with the reviewed ones.
 * @param update whether to write the transcripts to the repository, for review
 * @param signal stops the comparison; the journeys that are left out then are differences that were not recorded
 */
export async function compareTranscripts(
  tools: AuditTools,
  update: boolean,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<TranscriptComparison> {
  const differences: TranscriptDifference[] = [];
  await mkdir(folder, { recursive: true });
  const chosen = journeys.filter(({ id }) => ids.includes(id));
  for (const journey of chosen) {
    const { id, name } = journey;
    const path = join(folder, `${id}.md`);
    const recording = signal?.aborted ? undefined : recordTranscript(tools, journey).catch((error: Error) => error);
    const recorded = recording && signal ? await untilStopped(signal, recording) : await recording;
    const transcript = recorded ?? new Error(String(signal?.reason));
    if (transcript instanceof Error) {
      differences.push({ id, name, reason: `확인 안 됨: ${transcript.message.split('\n')[0]}`, isRecorded: false });
      continue;
    }
    const kept = await readFile(path, 'utf8').catch(() => '');
    if (matchesReviewed(kept, transcript)) continue;
    if (update) await writeFile(path, transcript);
    else
      differences.push({
        id,
        name,
        reason: kept === '' ? '검토된 기록이 없다' : firstDifference(kept, transcript),
        isRecorded: true,
      });
  }
  return { recorded: chosen.map(({ name }) => name), differences };
}
