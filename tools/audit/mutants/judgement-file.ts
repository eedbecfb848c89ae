import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judgement } from './judge.ts';

/** The judgements on the disk. An interrupted measurement continues with them. */
export type JudgementFile = { known: ReadonlyMap<string, Judgement>; add: (judgement: Judgement) => void };

/** Parses the lines of a file. An interruption may have cut the last one, which is then judged again. */
function parseJudgements(lines: readonly string[]): Judgement[] {
  return lines.flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/**
 * Opens the judgements in a folder. Those of another build of the site are dropped.
 * @param source identifies the build and the operators
 * @throws Error with one line, if the folder cannot be written
 */
export function openJudgements(folder: string, source: string): JudgementFile {
  const file = join(folder, 'judgements.jsonl');
  const known = new Map<string, Judgement>();
  const header = JSON.stringify({ source });
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (first === header) for (const judgement of parseJudgements(lines)) known.set(judgement.id, judgement);
  else {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, `${header}\n`);
    } catch (error) {
      throw new Error(`${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {
    known,
    add: (judgement) => {
      known.set(judgement.id, judgement);
      // The newline in front ends a line that an interruption has cut.
      appendFileSync(file, `\n${JSON.stringify(judgement)}\n`);
    },
  };
}
