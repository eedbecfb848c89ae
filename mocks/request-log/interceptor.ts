import type { OperationId } from '#mocks/generated/operations.ts';
import type { RequestEntry, StartedRequest } from './request-entry.ts';
import type { RequestSettings } from './request-settings.ts';

/** The settings and the recorder that the interceptors of `fetch` and `XMLHttpRequest` share. */
export type InterceptorOptions = { settings: () => RequestSettings; record: (entry: RequestEntry) => void };

let lastId = 0;

/** Returns the selected scenario of an operation and its `Prefer` header. Both are null without a selection. */
export function selectedScenario({ scenarios }: RequestSettings, operation: OperationId | null) {
  const scenario = (operation && scenarios[operation]) ?? null;
  const [status, name] = scenario?.split(' ') ?? [];
  return { scenario, prefer: scenario ? `code=${status}, example=${name}` : null };
}

/** Starts the measurement of one request. Returns a function that records its end; call it once. */
export function startEntry({ record }: InterceptorOptions, departure: StartedRequest) {
  const started = performance.now();
  const id = ++lastId;
  return (status: number | null, problem: RequestEntry['problem']): void =>
    record({ id, ...departure, status, ms: Math.round(performance.now() - started), problem });
}
