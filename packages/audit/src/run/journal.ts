import { join } from 'node:path';
import { appendJsonLine, readJsonLines, startJsonLines } from './json-lines.ts';
import type { VisitResult } from './visit.ts';

/** What was audited. An audit can be continued only if both are the same. */
type Subject = {
  /** The address of a deployed site; null for the built site, whose port differs between runs. */
  base: string | null;
  /** The version of the site (version.json); null if the site names none. */
  version: string | null;
};

/** A visit as a line of the file. */
type Line = Omit<VisitResult, 'pictures'> & { key: string; pictures: [selector: string, picture: string][] };

/** The visits of an audit, on the disk as soon as they are done. An interrupted audit continues with them. */
export type Journal = {
  /** The finished visits by their key. */
  done: ReadonlyMap<string, VisitResult>;
  add: (key: string, result: VisitResult) => void;
};

/**
 * Opens the journal in the folder of the report.
 * @param resume whether to keep the visits of an earlier audit
 * @throws Error with one line, if the folder cannot be written, or if there is no such audit to continue
 */
export function openJournal(folder: string, subject: Subject, resume: boolean): Journal {
  const file = join(folder, 'visits.jsonl');
  const header = JSON.stringify(subject);
  const done = new Map<string, VisitResult>();
  if (resume) {
    const stored = readJsonLines<Line>(file);
    if (!stored) throw new Error(`${folder} has no audit to continue.`);
    if (stored.header !== header)
      throw new Error(`${folder} has the audit of another site or version: ${stored.header}`);
    for (const { key, pictures, ...result } of stored.values) done.set(key, { ...result, pictures: new Map(pictures) });
  } else startJsonLines(file, header);
  return {
    done,
    add: (key, { pictures, ...result }) =>
      appendJsonLine(file, { key, ...result, pictures: [...pictures] } satisfies Line),
  };
}
