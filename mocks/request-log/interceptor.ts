import type { OperationId } from '#mocks/generated/operations.ts';
import type { RequestEntry, StartedRequest } from './request-entry.ts';
import type { RequestSettings } from './request-settings.ts';

/** What a tapped way of sending works with. */
export type InterceptorOptions = { settings: () => RequestSettings; record: (entry: RequestEntry) => void };

let lastId = 0;

/** The scenario that is chosen for an operation, and the header that asks for it. */
export function selectedScenario({ scenarios }: RequestSettings, operation: OperationId | null) {
  const scenario = (operation && scenarios[operation]) ?? null;
  const [status, name] = scenario?.split(' ') ?? [];
  return { scenario, prefer: scenario ? `code=${status}, example=${name}` : null };
}

/** Starts the watch on one request; what it gives records how the request ended, once. */
export function startEntry({ record }: InterceptorOptions, departure: StartedRequest) {
  const started = performance.now();
  const id = ++lastId;
  return (status: number | null, problem: RequestEntry['problem']): void =>
    record({ id, ...departure, status, ms: Math.round(performance.now() - started), problem });
}
