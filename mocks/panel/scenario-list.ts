import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds, resolveReference, responsesOf } from '#mocks/http/document.ts';
import type { TapSettings } from '#mocks/request-log/request-log.ts';

/** A scenario as one chooses it; the key is the tap's: `200 empty`. */
type Choice = { key: string; text: string };

/** An operation with everything that it can be made to answer. */
export type ScenarioRow = { id: OperationId; summary: string; choices: Choice[]; searchText: string };

/** The operations under one tag of the contract. */
export type ScenarioGroup = { tag: string; rows: ScenarioRow[] };

/** A text of the contract that the mock itself has no use for. */
function textProperty(part: object, name: string): string {
  const value: unknown = Object.entries(part).find(([key]) => key === name)?.[1];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
}

const scenarioChoicesOf = (id: OperationId): Choice[] =>
  responsesOf(id).flatMap(({ status, media }) =>
    Object.entries(media.examples ?? {}).map(([name, example]) => {
      const summary = textProperty(resolveReference(example), 'summary');
      return { key: `${status} ${name}`, text: summary ? `${status} ${name} · ${summary}` : `${status} ${name}` };
    }),
  );

function scenarioRowOf(id: OperationId): ScenarioRow & { tag: string } {
  const part = contractOperation(id);
  const [tag, summary, choices] = [textProperty(part, 'tags'), textProperty(part, 'summary'), scenarioChoicesOf(id)];
  const words = [id, operationTable[id].path, tag, summary, ...choices.map(({ text }) => text)]
    .join('\n')
    .toLowerCase();
  return { id, summary, choices, searchText: words, tag };
}

function allGroups(): ScenarioGroup[] {
  const rows = operationIds.map(scenarioRowOf);
  const tags = new Set(rows.map(({ tag }) => tag));
  return [...tags].map((tag) => ({ tag, rows: rows.filter((row) => row.tag === tag) }));
}

let cachedGroups: ScenarioGroup[] | undefined;

/** Every operation of the contract, in its order, by tag. */
export function scenarioGroups(): ScenarioGroup[] {
  cachedGroups ??= allGroups();
  return cachedGroups;
}

/** The groups with what is left of them when only some rows are wanted. */
export const filterGroups = (groups: ScenarioGroup[], isIncluded: (row: ScenarioRow) => boolean): ScenarioGroup[] =>
  groups.map(({ tag, rows }) => ({ tag, rows: rows.filter(isIncluded) })).filter(({ rows }) => rows.length > 0);

/** Whether a row has every word that is searched for, in its names or its texts. */
export const matchesSearch = ({ searchText: words }: ScenarioRow, search: string): boolean =>
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
