import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds, resolveReference, responsesOf } from '#mocks/http/document.ts';
import { type RecordedSummary, recordedPrefix } from '#mocks/recordings/recorded-scenarios.ts';
import { servedRecordings } from '#mocks/recordings/served-recordings.ts';
import { requestLog } from './request-log.ts';
import type { RequestSettings } from './request-settings.ts';

/** A selectable scenario. Its key is the value in `RequestSettings`, such as `200 empty`. */
type Choice = { key: string; text: string };

/** An operation with all its scenarios. */
export type ScenarioRow = { id: OperationId; summary: string; choices: Choice[]; searchText: string };

/** The operations under one tag of the contract. */
export type ScenarioGroup = { tag: string; rows: ScenarioRow[] };

/** Returns a text property of the contract that the types in document.ts omit. Lists are joined by spaces. */
function textProperty(source: object, name: string): string {
  const value: unknown = Object.entries(source).find(([key]) => key === name)?.[1];
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
  const operation = contractOperation(id);
  const [tag, summary] = [textProperty(operation, 'tags'), textProperty(operation, 'summary')];
  const choices = [...scenarioChoicesOf(id), ...recordedChoicesOf(id)];
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
let recorded: RecordedSummary[] = [];

/** Loads the recorded scenarios of the development server. Later lists contain them. */
export async function loadRecordedScenarios(): Promise<void> {
  recorded = await servedRecordings.list();
  cachedGroups = undefined;
  // Renders the lists again.
  requestLog.set({});
}

function recordedChoicesOf(id: OperationId): Choice[] {
  return recorded.flatMap(({ operation, name, status, problem }) => {
    const key = `${status} ${recordedPrefix}${name}`;
    return operation === id ? [{ key, text: problem ? `${key} · 계약과 다름` : key }] : [];
  });
}

/** Returns all operations grouped by tag, in the order of the contract. */
export function scenarioGroups(): ScenarioGroup[] {
  cachedGroups ??= allGroups();
  return cachedGroups;
}

/** Filters the rows of the groups and removes empty groups. */
export const filterGroups = (groups: ScenarioGroup[], isIncluded: (row: ScenarioRow) => boolean): ScenarioGroup[] =>
  groups.map(({ tag, rows }) => ({ tag, rows: rows.filter(isIncluded) })).filter(({ rows }) => rows.length > 0);

/** Returns whether the names and texts of a row contain every word of the search. */
export const matchesSearch = ({ searchText: words }: ScenarioRow, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));

/** Returns the selected scenarios that exist in the contract. Saved settings may name scenarios of an older contract. */
export function knownScenarios({ scenarios }: RequestSettings): Record<string, string> {
  const rows = scenarioGroups().flatMap((group) => group.rows);
  const chosen = rows.flatMap(({ id, choices }) => {
    const key = scenarios[id] ?? '';
    // The recorded scenarios may not be loaded yet.
    const isKnown = key.includes(` ${recordedPrefix}`) || choices.some((choice) => choice.key === key);
    return isKnown ? [[id, key]] : [];
  });
  return Object.fromEntries(chosen);
}
