import type { OperationId } from '#mocks/generated/operations.ts';
import type { Departure, TapEntry } from './entry.ts';
import type { TapSettings } from './settings.ts';

/** What a tapped way of sending works with. */
export type Line = { settings: () => TapSettings; record: (entry: TapEntry) => void };

let taken = 0;

/** The scenario that is chosen for an operation, and the header that asks for it. */
export function scenarioFor({ scenarios }: TapSettings, operation: OperationId | null) {
  const scenario = (operation && scenarios[operation]) ?? null;
  const [status, name] = scenario?.split(' ') ?? [];
  return { scenario, prefer: scenario ? `code=${status}, example=${name}` : null };
}

/** Starts the watch on one request; what it gives records how the request ended, once. */
export function depart({ record }: Line, departure: Departure) {
  const started = performance.now();
  const id = ++taken;
  return (status: number | null, problem: TapEntry['problem']): void =>
    record({ id, ...departure, status, ms: Math.round(performance.now() - started), problem });
}
