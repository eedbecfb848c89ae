import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { prepareReportFolder } from './writable-folder.ts';

/** The contents of a file of JSON lines: the first line, which tells what the values belong to, and the values. */
type JsonLines<Value> = { header: string; values: Value[] };

/** Reads a file of JSON lines. An interruption may have cut a line, which is left out. @returns null if it does not exist */
export function readJsonLines<Value>(file: string): JsonLines<Value> | null {
  if (!existsSync(file)) return null;
  const [header = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const values = lines.flatMap((line): Value[] => {
    try {
      return line === '' ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  });
  return { header, values };
}

/** Writes a file of JSON lines without values, and its folder. @throws Error with one line, if it cannot be written */
export function startJsonLines(file: string, header: string): void {
  prepareReportFolder(dirname(file));
  writeFileSync(file, `${header}\n`);
}

/** Adds a value to a file of JSON lines. The newline in front ends a line that an interruption has cut. */
export const appendJsonLine = (file: string, value: object): void =>
  appendFileSync(file, `\n${JSON.stringify(value)}\n`);
