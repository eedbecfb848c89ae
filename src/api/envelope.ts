import { TransportError, type TransportErrorKind } from './errors.ts';
import { findMismatch, shapeOf } from './response-shape.ts';
import type { RetryAfter } from './retry-after.ts';

/** What a status means where there is no envelope: a proxy before the server refuses a request by a page of its own. */
const kindOfStatus: Readonly<Record<number, TransportErrorKind>> = {
  400: 'badRequest',
  413: 'tooLarge',
  429: 'tooMany',
};

/** An envelope that was checked: the payload of a success, or the code and the message of a failure. */
export type Envelope = { success: true; data: unknown } | { success: false; error: { code: string; message: string } };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What was logged already: operation and JSON pointer. */
const logged = new Set<string>();

/** Logs a place where a response breaks the contract, once: a list that is asked for every minute says it once. */
function logMismatch(place: string): void {
  if (logged.has(place)) return;
  logged.add(place);
  // biome-ignore lint/suspicious/noConsole: the server's team has to hear of it, the reader only that it failed
  console.error(`The response breaks the contract: ${place}`);
}

/**
 * Checks the types of a success's data against the contract.
 * @throws TransportError `badResponse` with operation and JSON pointer, for data of another type
 */
function checkedData(data: unknown, operation: string, status: number): unknown {
  const shape = shapeOf(operation);
  if (shape === undefined) return data ?? null;
  const pointer = findMismatch(data, shape, '/data');
  if (pointer === null) return data;
  logMismatch(`${operation} at ${pointer}`);
  throw new TransportError('badResponse', String(status), { details: { operation, pointer } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the text of an answer as an envelope (contract: `<Name>Success` and `Failure`). A missing `error` beside
 * `success: true` and a missing `data` beside `success: false` are forgiven; so is a missing message, which is for logs.
 * @param text the body
 * @param operation the contract's path; the data must have its types
 * @param status the HTTP status; it counts only where there is no envelope
 * @param retryAfter when the server allows the next try
 * @throws TransportError for anything that is no envelope: by its status `badRequest`, `tooLarge` or `tooMany`, else
 *   `badResponse`. For data that breaks the contract: `badResponse` with operation and JSON pointer
 */
export function readEnvelope(text: string, operation: string, status: number, retryAfter?: RetryAfter): Envelope {
  const body = parse(text);
  if (isRecord(body)) {
    if (body.success === true) return { success: true, data: checkedData(body.data, operation, status) };
    if (body.success === false && isRecord(body.error) && typeof body.error.code === 'string') {
      const { code, message } = body.error;
      return { success: false, error: { code, message: typeof message === 'string' ? message : '' } };
    }
  }
  throw new TransportError(kindOfStatus[status] ?? 'badResponse', String(status), { details: { retryAfter } });
}

/** Whether an operation may answer with a file: it is a GET that promises no data (contract: fileDownload). */
export function mayAnswerFile(method: string, operation: string): boolean {
  return method === 'GET' && shapeOf(operation) === undefined;
}
