import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLineOfError } from './error-line.ts';
import type { VisitResult } from './visit.ts';

/** The version of the file. A file of another version is not continued. */
const version = 1;

/** What a run audits. A later run continues it only if this is the same. */
export type JournalHead = {
  base: string;
  siteVersion: string | null;
  states: readonly string[];
  hasMock: boolean;
  writes: boolean;
  members: readonly string[];
};

/** The name of the file in the folder of the report: a line of JSON for the run, and one for each job that is done. */
const fileName = 'progress.jsonl';

/** The results of a run, which are written to a file as soon as each job is done. */
export type Journal = {
  /** The results of the run that is continued, by the key of their job. */
  earlier: ReadonlyMap<string, VisitResult>;
  /** Adds the result of a job. @throws Error if the file cannot be written */
  add: (key: string, result: VisitResult) => void;
  /** Removes the file, to make space in a folder that is full. */
  remove: () => void;
};

/** Returns the lines of a journal. A run that was killed may have left an incomplete last line. */
function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1);
  } catch (error) {
    throw new Error(`There is no run to continue: ${firstLineOfError(error)}.`);
  }
}

/** Throws an error with one line, if a run cannot be continued. */
function expectSameRun(line: string, head: JournalHead): void {
  const { version: found, ...earlier } = Object(JSON.parse(line));
  if (found !== version) throw new Error(`The earlier run has the format ${found}, and this audit has ${version}.`);
  for (const [name, value] of Object.entries(head))
    if (JSON.stringify(Reflect.get(earlier, name)) !== JSON.stringify(value)) {
      const difference = name === 'states' ? '' : ` (${JSON.stringify(Reflect.get(earlier, name))})`;
      throw new Error(`The earlier run cannot be continued: its ${name} was another${difference}.`);
    }
}

/** Whether a result is complete. One with a check that was not done is done again. */
const isComplete = ({ outcomes }: VisitResult): boolean =>
  outcomes.every(({ conclusion }) => conclusion !== 'untested');

/**
 * Reads the results of an earlier run.
 * @throws Error with one line, if the run had another site or other states
 */
function readEarlier(path: string, head: JournalHead): Map<string, VisitResult> {
  const [first = '{}', ...lines] = readLines(path);
  expectSameRun(first, head);
  const results = lines.map((line): [string, VisitResult] => {
    const { key, result } = JSON.parse(line);
    return [key, { ...result, pictures: new Map(result.pictures) }];
  });
  return new Map(results.filter(([, result]) => isComplete(result)));
}

/**
 * Opens the journal of a run in the folder of the report.
 * @param continues whether to take over the results of the earlier run in this folder
 * @throws Error with one line, if there is no run to continue, or if it was another one
 */
export function openJournal(folder: string, head: JournalHead, continues: boolean): Journal {
  const path = join(folder, fileName);
  const earlier = continues ? readEarlier(path, head) : new Map<string, VisitResult>();
  if (!continues) writeFileSync(path, `${JSON.stringify({ version, ...head })}\n`);
  else {
    const text = readFileSync(path);
    truncateSync(path, text.lastIndexOf('\n') + 1);
  }
  return {
    earlier,
    add: (key, result) =>
      appendFileSync(path, `${JSON.stringify({ key, result: { ...result, pictures: [...result.pictures] } })}\n`),
    remove: () => rmSync(path, { force: true }),
  };
}
