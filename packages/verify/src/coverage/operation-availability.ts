import { type Exchange, errorCode, isEnvelope, type OperationId } from '#verify/exchange.ts';
import type { Violation } from '#verify/run/run-results.ts';

/** After this number of requests without a response, an operation is skipped, because each request costs the time limit. */
const maxFailuresPerOperation = 2;

/** Statuses of a web server or framework for a path or method that it does not have, or not yet. */
const unbuiltStatuses = [404, 405, 501];
/** Statuses with which a web server or proxy may reject a single request, although the operation exists. */
const rejectingStatuses = [400, 401, 403, 413, 429];

const isHtml = ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
  type === 'text/html' || /^\s*<(!doctype|html)/i.test(new TextDecoder().decode(bytes.slice(0, 100)));

/** Tells whether a response looks like that of a server without the operation: 501, 404 or 405 without envelope, or HTML. */
function looksUnbuilt({ request, response }: Exchange): boolean {
  if (!response || request.method !== undefined) return false;
  const { status, json } = response;
  if (status === 501) return true;
  if (isEnvelope(json)) return false;
  return unbuiltStatuses.includes(status) || (isHtml(response) && status < 500 && !rejectingStatuses.includes(status));
}

/** Codes that a server may give before it looks for the operation: its token or client secret is not valid. */
const codesOfCredentials = ['91', '97', '84'];

/** Tells whether a response can only come from the operation itself. */
const provesOperation = ({ response }: Exchange) =>
  response?.status === 200 && !codesOfCredentials.includes(errorCode(response) ?? '');

/** Remembers which operations respond, so that a run does not repeat requests to one that is missing. */
export class OperationAvailability {
  readonly #failures = new Map<OperationId, number>();
  /** The operations that have responded as an operation of the contract does. */
  readonly #built = new Set<OperationId>();
  readonly #unbuilt = new Map<OperationId, string>();

  /**
   * Records an exchange.
   * @returns the exchange, marked as `isUnbuilt` when the operation has never responded in another way
   */
  observe(exchange: Exchange): Exchange {
    const { operation, response, request } = exchange;
    if (!response) {
      this.#failures.set(operation, (this.#failures.get(operation) ?? 0) + 1);
      return exchange;
    }
    if (looksUnbuilt(exchange) && (response.status === 501 || !this.#built.has(operation))) {
      const page = isHtml(response) ? ' and an HTML page' : '';
      this.#unbuilt.set(operation, `${operation} is not built (status ${response.status}${page})`);
      return { ...exchange, isUnbuilt: true };
    }
    if (request.method === undefined && provesOperation(exchange)) this.#built.add(operation);
    return exchange;
  }

  /** Returns the reason why no more requests are sent to an operation, or null. */
  skipReason(id: OperationId): string | null {
    const unbuilt = this.#unbuilt.get(id);
    if (unbuilt) return `${unbuilt}, so no more requests are sent to it`;
    if ((this.#failures.get(id) ?? 0) < maxFailuresPerOperation) return null;
    return `${id} did not respond to earlier requests, so no more requests are sent to it`;
  }
}

/** Returns the violation of an operation that is not built. */
export function unbuiltViolation({ response }: Exchange): Violation {
  const html = response && isHtml(response) ? ', an HTML page' : '';
  return {
    rule: 'not-built',
    message: 'the operation is not built, so its other checks are left out',
    expected: 'a response in the envelope {success, data, error}, or a file',
    actual: `${response?.status ?? 'none'}${html}`,
  };
}
