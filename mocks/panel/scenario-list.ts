import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { answersOf, operationIds, operationPart, resolve } from '#mocks/http/document.ts';
import type { TapSettings } from '#mocks/tap/tap.ts';

/** A scenario as one chooses it; the key is the tap's: `200 empty`. */
type Choice = { key: string; text: string };

/** An operation with everything that it can be made to answer. */
export type ScenarioRow = { id: OperationId; summary: string; choices: Choice[]; words: string };

/** The operations under one tag of the contract. */
export type ScenarioGroup = { tag: string; rows: ScenarioRow[] };

/** A text of the contract that the mock itself has no use for. */
function textOf(part: object, name: string): string {
  const value: unknown = Object.entries(part).find(([key]) => key === name)?.[1];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
}

const choicesOf = (id: OperationId): Choice[] =>
  answersOf(id).flatMap(({ status, media }) =>
    Object.entries(media.examples ?? {}).map(([name, example]) => {
      const summary = textOf(resolve(example), 'summary');
      return { key: `${status} ${name}`, text: summary ? `${status} ${name} · ${summary}` : `${status} ${name}` };
    }),
  );

function rowOf(id: OperationId): ScenarioRow & { tag: string } {
  const part = operationPart(id);
  const [tag, summary, choices] = [textOf(part, 'tags'), textOf(part, 'summary'), choicesOf(id)];
  const words = [id, operationTable[id].path, tag, summary, ...choices.map(({ text }) => text)]
    .join('\n')
    .toLowerCase();
  return { id, summary, choices, words, tag };
}

function allGroups(): ScenarioGroup[] {
  const rows = operationIds.map(rowOf);
  const tags = new Set(rows.map(({ tag }) => tag));
  return [...tags].map((tag) => ({ tag, rows: rows.filter((row) => row.tag === tag) }));
}

let known: ScenarioGroup[] | undefined;

/** Every operation of the contract, in its order, by tag. */
export function scenarioGroups(): ScenarioGroup[] {
  known ??= allGroups();
  return known;
}

/** The groups with what is left of them when only some rows are wanted. */
export const filterGroups = (groups: ScenarioGroup[], wanted: (row: ScenarioRow) => boolean): ScenarioGroup[] =>
  groups.map(({ tag, rows }) => ({ tag, rows: rows.filter(wanted) })).filter(({ rows }) => rows.length > 0);

/** Whether a row has every word that is searched for, in its names or its texts. */
export const matches = ({ words }: ScenarioRow, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));

/** Of the scenarios that are asked for those that the contract has; any other was kept from an older contract. */
export function knownScenarios({ scenarios }: TapSettings): Record<string, string> {
  const rows = scenarioGroups().flatMap((group) => group.rows);
  const chosen = rows.flatMap(({ id, choices }) =>
    choices.filter(({ key }) => key === scenarios[id]).map((c) => [id, c.key]),
  );
  return Object.fromEntries(chosen);
}
