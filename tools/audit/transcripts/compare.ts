import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from '#tools/audit/run/options.ts';
import type { AuditTools } from '#tools/audit/run/tools.ts';
import type { Screen } from '#tools/audit/screens/state.ts';
import { journeys } from './list.ts';
import { recordTranscript } from './record.ts';

const folder = join(import.meta.dirname, 'reviewed');

/** What became of a transcript: the line that differs first, or why there is none. */
export type TranscriptDifference = { id: string; name: string; reason: string; checked: boolean };

const firstDifference = (before: string, after: string): string => {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const at = fresh.findIndex((line, index) => line !== old[index]);
  const line = at < 0 ? fresh.length : at;
  return `${line + 1}째 줄: '${(old[line] ?? '').trim()}' → '${(fresh[line] ?? '').trim()}'`;
};

/**
 * The journeys whose transcripts belong to an audit: all of them for the whole site, none for some criteria, and none
 * where the site isn't ours, since a journey saves things.
 */
export function selectJourneys(screens: readonly Screen[], { base, criteria, screens: names }: Options): string[] {
  if (base !== undefined || criteria.length > 0) return [];
  const inScreens = new Set(screens.flatMap(({ states }) => states.map(({ journey }) => journey)));
  return journeys.filter(({ journey }) => names.length === 0 || inScreens.has(journey)).map(({ id }) => id);
}

/**
 * Speaks every journey and compares it with the reviewed transcript.
 * @param update writes the transcripts anew, to be reviewed as a change of the repository
 */
export async function compareTranscripts(tools: AuditTools, update: boolean, ids: readonly string[]): Promise<TranscriptDifference[]> {
  const differences: TranscriptDifference[] = [];
  await mkdir(folder, { recursive: true });
  for (const journey of journeys.filter(({ id }) => ids.includes(id))) {
    const { id, name } = journey;
    const path = join(folder, `${id}.md`);
    const spoken = await recordTranscript(tools, journey).catch((error: Error) => error);
    if (spoken instanceof Error) {
      differences.push({ id, name, reason: `확인 안 됨: ${spoken.message.split('\n')[0]}`, checked: false });
      continue;
    }
    if (update) await writeFile(path, spoken);
    const kept = await readFile(path, 'utf8').catch(() => '');
    if (kept !== spoken)
      differences.push({
        id,
        name,
        reason: kept === '' ? '검토된 기록이 없다' : firstDifference(kept, spoken),
        checked: true,
      });
  }
  return differences;
}
