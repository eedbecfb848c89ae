import type { OperationId } from '#mocks/generated/operations.ts';

/** One request to the API, and whether it and its answer kept the contract. */
export type RequestEntry = {
  id: number;
  /** Null for what the contract does not know. */
  operation: OperationId | null;
  method: string;
  url: string;
  /** Null when no answer came. */
  status: number | null;
  /** From sending to the end of the answer. */
  ms: number;
  /** The scenario that was asked for, as `200 empty`. */
  scenario: string | null;
  problem: { side: 'request' | 'answer'; pointer: string; reason: string } | null;
};

/** What is known of a request when it leaves. */
export type StartedRequest = Pick<RequestEntry, 'operation' | 'method' | 'url' | 'scenario'>;
