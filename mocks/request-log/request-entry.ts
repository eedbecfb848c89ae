import type { OperationId } from '#mocks/generated/operations.ts';

/** Who has answered: the backend, the mock by choice, or the mock because the backend lacks the operation. */
export type Source = 'backend' | 'mock' | 'missing';

/** What the development server says about a response. `note` says why it may surprise. */
export type Answer = { source: Source | null; note: string | null };

/** One request to the API with the result of its contract check. */
export type RequestEntry = Answer & {
  id: number;
  /** Null when the contract has no such operation. */
  operation: OperationId | null;
  method: string;
  url: string;
  /** The HTTP status, or null without a response. */
  status: number | null;
  /** Milliseconds from sending the request to the end of the response. */
  ms: number;
  /** The requested scenario, such as `200 empty`. */
  scenario: string | null;
  /** The local time of the end, in milliseconds since 1970. */
  at: number;
  /** The body of a JSON response, or null. */
  text: string | null;
  problem: { side: 'request' | 'response'; pointer: string; reason: string } | null;
};

/** The fields of an entry that are known when the request is sent. */
export type StartedRequest = Pick<RequestEntry, 'operation' | 'method' | 'url' | 'scenario'>;
