import type { OperationId } from '#mocks/generated/operations.ts';

/** One request to the API with the result of its contract check. */
export type RequestEntry = {
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
  problem: { side: 'request' | 'response'; pointer: string; reason: string } | null;
};

/** The fields of an entry that are known when the request is sent. */
export type StartedRequest = Pick<RequestEntry, 'operation' | 'method' | 'url' | 'scenario'>;
