import type { OperationId } from '#mocks/generated/operations.ts';
import type { Answer, RequestEntry, Source, StartedRequest } from './request-entry.ts';
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

/** The end of a request without a response. */
export const noResponse = { status: null, problem: null, text: null, source: null, note: null } as const;

const isSource = (text: string | null): text is Source => text === 'backend' || text === 'mock' || text === 'missing';

/** Reads the headers by which the development server names the source of a response. */
export function readAnswer(header: (name: string) => string | null): Answer {
  const source = header('Mock-Source');
  return { source: isSource(source) ? source : null, note: header('Mock-Note') };
}

/** Starts the measurement of one request. Returns a function that records its end; call it once. */
export function startEntry({ record }: InterceptorOptions, departure: StartedRequest) {
  const started = performance.now();
  const id = ++lastId;
  return (end: Answer & Pick<RequestEntry, 'status' | 'problem' | 'text'>): void =>
    record({ id, ...departure, ...end, at: Date.now(), ms: Math.round(performance.now() - started) });
}
