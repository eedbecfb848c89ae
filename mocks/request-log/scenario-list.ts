import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds } from '#mocks/http/document.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import type { RequestSettings } from './request-log.ts';

/** A selectable scenario. Its key is the value in `RequestSettings`, such as `200 empty`. */
type Choice = { key: string; text: string };

/** An operation with all its scenarios. */
export type ScenarioRow = { id: OperationId; tag: string; summary: string; choices: Choice[] };

/** The operations under one tag of the contract. */
export type ScenarioGroup = { tag: string; rows: ScenarioRow[] };

function scenarioRowOf(id: OperationId): ScenarioRow {
  const { tags: [tag = ''] = [], summary = '' } = contractOperation(id);
  const choices = scenariosOf(id).map((scenario): Choice => {
    const key = `${scenario.status} ${scenario.name}`;
    return { key, text: scenario.summary ? `${key} · ${scenario.summary}` : key };
  });
  return { id, tag, summary, choices };
}

/** Returns all operations grouped by tag, in the order of the contract. */
export const scenarioGroups = (rows = operationIds.map(scenarioRowOf)): ScenarioGroup[] =>
  [...Map.groupBy(rows, ({ tag }) => tag)].map(([tag, tagged]) => ({ tag, rows: tagged }));

/** Returns whether the names and texts of a row contain every word of the search. */
function matchesSearch({ id, tag, summary, choices }: ScenarioRow, search: string): boolean {
  const texts = [id, operationTable[id].path, tag, summary, ...choices.map(({ text }) => text)];
  const searched = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Returns the operations that a search finds, grouped by tag. @param isIncluded tells whether an operation is shown */
export const findScenarios = (search: string, isIncluded: (id: OperationId) => boolean): ScenarioGroup[] =>
  scenarioGroups(operationIds.map(scenarioRowOf).filter((row) => isIncluded(row.id) && matchesSearch(row, search)));

/** Returns the selected scenarios that exist in the contract. Saved settings may name scenarios of an older contract. */
export function knownScenarios({ scenarios }: RequestSettings): Record<string, string> {
  const chosen = operationIds.map((id) => [id, scenarios[id] ?? ''] as const);
  return Object.fromEntries(
    chosen.filter(([id, key]) => scenarioRowOf(id).choices.some((choice) => choice.key === key)),
  );
}
