import { errorKindOfStatus, hasEnvelope, logMismatch } from './envelope.ts';
import { type RetryAfter, TransportError } from './errors.ts';

/** A response of an operation. */
export type ReceivedResponse = {
  /** The HTTP method and the contract's path, which determine the operation. */
  method: string;
  path: string;
  status: number;
  /** The header `Content-Type`; empty if the response has none. */
  type: string;
  /** The body; empty for a file. */
  text: string;
};

/**
 * Validates a response against the contract: status, content type, and all keywords of the schema.
 * @returns the JSON pointer (RFC 6901) of the first wrong value, with the reason; null if the response is valid
 */
type ValidateResponse = (response: ReceivedResponse) => { pointer: string; reason: string } | null;

let validate: ValidateResponse = () => null;

/**
 * Sets the validation of all later responses. In development and in tests it is complete. In production it is never set:
 * the site then accepts values that a later contract allows, and loads neither the contract nor a validator.
 */
export function setResponseValidation(validateResponse: ValidateResponse): void {
  validate = validateResponse;
}

/**
 * Requires that a response matches the contract. A refusal by a proxy passes, because its status has a message of its own.
 * Logs each violation once, with operation, JSON pointer and reason.
 * @throws TransportError `badResponse` with operation and JSON pointer
 */
export function requireValidResponse(response: ReceivedResponse, retryAfter?: RetryAfter): void {
  const { path: operation, status, text } = response;
  const violation = validate(response);
  if (!violation || (errorKindOfStatus[status] && !hasEnvelope(text))) return;
  const { pointer, reason } = violation;
  logMismatch(operation, pointer, reason);
  throw new TransportError('badResponse', String(status), { details: { operation, pointer, retryAfter } });
}
