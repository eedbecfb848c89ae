import { join } from 'node:path';
import { appendJsonLine, readJsonLines, startJsonLines } from '#audit/run/json-lines.ts';
import type { Judgement } from './judge.ts';

/** The judgements on the disk. An interrupted measurement continues with them. */
export type JudgementFile = { known: ReadonlyMap<string, Judgement>; add: (judgement: Judgement) => void };

/**
 * Opens the judgements in a folder. Those of another build of the site are dropped.
 * @param source identifies the build and the operators
 * @throws Error with one line, if the folder cannot be written
 */
export function openJudgements(folder: string, source: string): JudgementFile {
  const file = join(folder, 'judgements.jsonl');
  const known = new Map<string, Judgement>();
  const header = JSON.stringify({ source });
  const stored = readJsonLines<Judgement>(file);
  if (stored?.header === header) for (const judgement of stored.values) known.set(judgement.id, judgement);
  else startJsonLines(file, header);
  return {
    known,
    add: (judgement) => {
      known.set(judgement.id, judgement);
      appendJsonLine(file, judgement);
    },
  };
}
