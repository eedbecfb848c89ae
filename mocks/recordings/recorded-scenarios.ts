import type { OperationId } from '#mocks/generated/operations.ts';
import type { Problem } from '#mocks/http/contract-ajv.ts';

/** A recorded response of an operation, without secrets. It is offered as the scenario `recorded/<name>`. */
export type RecordedScenario = {
  operation: OperationId;
  name: string;
  /** The time of the recording in ISO 8601. */
  recordedAt: string;
  request: { method: string; url: string; body: unknown };
  status: number;
  type: string;
  /** How the response differs from the contract of its time, or null. */
  problem: Problem | null;
  /** The body: JSON, the text of another type, or the length of a file in bytes. */
  json?: unknown;
  text?: string;
  size?: number;
};

/** The fields of a recorded scenario that a list shows. */
export type RecordedSummary = Pick<RecordedScenario, 'operation' | 'name' | 'status' | 'problem'>;

/** Where recorded scenarios are stored. `read` returns null for an unknown name. */
export type RecordedStore = {
  list: () => Promise<RecordedSummary[]>;
  read: (operation: OperationId, name: string) => Promise<RecordedScenario | null>;
};

/** The prefix of their names in the header `Prefer` and in lists. */
export const recordedPrefix = 'recorded/';

/** The characters of a name. It is the name of a file, and part of a header. */
export const recordedNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/;

let store: RecordedStore = { list: async () => [], read: async () => null };

/** Sets the store of this process or page. */
export function setRecordedStore(next: RecordedStore): void {
  store = next;
}

/** Returns the store of this process or page. */
export const recordedStore = (): RecordedStore => store;
