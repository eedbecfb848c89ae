import { responsesOf } from '#verify/contract/document.ts';
import { codesOfSession, type Exchange, errorCode, isEnvelope, type OperationId } from '#verify/exchange.ts';

/** After this number of requests without a response, an operation is skipped, because each request costs the time limit. */
const maxFailuresPerOperation = 2;

/** Statuses of a web server, framework or gateway for a path or method that it does not have, or not yet. */
const unbuiltStatuses = [404, 405, 501, 502, 503, 504];
/** Statuses with which a web server or proxy may reject a single request, although the operation exists. */
const rejectingStatuses = [400, 401, 403, 413, 429];

const isHtml = ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
  type === 'text/html' || /^\s*<(!doctype|html)/i.test(new TextDecoder().decode(bytes.slice(0, 100)));

/** Tells whether the contract has no response with the status for an operation. */
const isUnknownStatus = (id: OperationId, status: number) => responsesOf(id).every((row) => row.status !== status);

/**
 * Tells whether only the response to an unknown path can show that an operation is not built: status 404 in the envelope is
 * that of a path or that of a record.
 */
export const isNotFoundEnvelope = ({ operation, response, request }: Exchange): boolean =>
  response?.status === 404 &&
  isEnvelope(response.json) &&
  request.method === undefined &&
  isUnknownStatus(operation, response.status);

/** Tells whether a server seems to lack the operation: a gateway's status, HTML, or a closed connection. */
function looksUnbuilt(exchange: Exchange): boolean {
  const { operation, response } = exchange;
  if (!response) return exchange.isClosed === true;
  const { status, json } = response;
  if (status === 501) return true;
  if (isEnvelope(json)) return status === 405 && isUnknownStatus(operation, status);
  return unbuiltStatuses.includes(status) || (isHtml(response) && status < 500 && !rejectingStatuses.includes(status));
}

/** Tells whether a response can only come from the operation itself. */
const provesOperation = ({ response }: Exchange) =>
  response?.status === 200 && !codesOfSession.includes(errorCode(response) ?? '');

/** Remembers which operations respond, so that a run does not repeat requests to one that is missing. */
export class OperationAvailability {
  readonly #failures = new Map<OperationId, number>();
  /** The operations that have responded as an operation of the contract does. */
  readonly #built = new Set<OperationId>();
  /** The operations that have given any other response than a server without them. */
  readonly #answered = new Set<OperationId>();
  /** What the server gives for each operation that it does not have. */
  readonly unbuilt = new Map<OperationId, string>();

  /**
   * Records an exchange. Returns it, marked as `isUnbuilt` when the operation has given nothing else yet.
   * @param isOfUnknownPath true when the server gives this response for a path that it does not have
   */
  observe(exchange: Exchange, isOfUnknownPath = false): Exchange {
    const { operation, response, request } = exchange;
    // Another method says nothing about the operation.
    const isOwnMethod = request.method === undefined;
    if (isOfUnknownPath || (looksUnbuilt(exchange) && (response?.status === 501 || !this.isProven(operation)))) {
      const page = response && isHtml(response) ? ' and an HTML page' : '';
      const given = response ? `status ${response.status}${page}` : 'the server closes the connection';
      if (isOwnMethod) this.unbuilt.set(operation, given);
      return { ...exchange, isUnbuilt: true };
    }
    if (!response) {
      this.#failures.set(operation, (this.#failures.get(operation) ?? 0) + 1);
      return exchange;
    }
    if (isOwnMethod) this.#answered.add(operation);
    if (isOwnMethod && provesOperation(exchange)) this.#built.add(operation);
    return exchange;
  }

  /** Tells whether an operation has given a response that only the operation itself can give. */
  isProven = (id: OperationId): boolean => this.#built.has(id);

  /** Tells whether an operation has responded in another way than a server without it. */
  isBuilt = (id: OperationId): boolean => this.#answered.has(id) && !this.unbuilt.has(id);

  /** Tells whether the run has sent a request to an operation, with its own method. */
  isRequested = (id: OperationId): boolean => this.#answered.has(id) || this.unbuilt.has(id) || this.#failures.has(id);

  /** Returns the reason why no more requests are sent to an operation, or null. */
  skipReason(id: OperationId): string | null {
    const unbuilt = this.unbuilt.get(id);
    if (unbuilt) return `${id} is not built (${unbuilt}), so no more requests are sent to it`;
    if ((this.#failures.get(id) ?? 0) < maxFailuresPerOperation) return null;
    return `${id} did not respond to earlier requests, so no more requests are sent to it`;
  }
}
