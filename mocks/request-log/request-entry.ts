import type { OperationId } from '#mocks/generated/operations.ts';

/** Who has answered: the backend, the mock by choice, or the mock because the backend lacks the operation. */
export type Source = 'backend' | 'mock' | 'missing';

/** One request to the API with the result of its contract check. */
export type RequestEntry = {
  id: string;
  /** Null when the contract has no such operation. */
  operation: OperationId | null;
  method: string;
  url: string;
  /** The HTTP status, or null without a response. */
  status: number | null;
  /** Milliseconds until the end of the response, or null without a response. */
  ms: number | null;
  /** The requested scenario, such as `200 empty`. */
  scenario: string | null;
  /** The local time of the start, in milliseconds since 1970. */
  at: number;
  problem: { side: 'request' | 'response'; pointer: string; reason: string } | null;
  /** Who has answered, by the word of the development server. */
  source: Source | null;
  /** Why the response may surprise, by the word of the development server. */
  note: string | null;
};
