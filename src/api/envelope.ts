import { reportFailure } from '#src/lib/reports/failure.ts';
import { isJsonObject, type JsonObject, parseJson } from '#src/lib/text/json.ts';
import { type RetryAfter, TransportError, type TransportErrorKind } from './errors.ts';
import { responseShapes, type Shape } from './generated/response-shapes.ts';

/** A checked envelope: the payload of a success, or the code and the message of a failure. */
export type Envelope = { success: true; data: unknown } | { success: false; error: { code: string; message: string } };

/** The error kind of a response without an envelope, by status. A proxy refuses requests with its own error page. */
const errorKindOfStatus: Readonly<Record<number, TransportErrorKind>> = {
  400: 'badRequest',
  413: 'tooLarge',
  429: 'tooMany',
};

/** Returns the shape of the data of an operation's success; undefined if the contract has no data for it. */
function dataShape(operation: string): Shape | undefined {
  return Object.hasOwn(responseShapes, operation) ? responseShapes[operation] : undefined;
}

/** Returns whether an operation can return a file: a GET operation without data in the contract (fileDownload). */
export function canReturnFile(method: string, operation: string): boolean {
  return method === 'GET' && dataShape(operation) === undefined;
}

/** Escapes a property name for a JSON pointer (RFC 6901, section 3). */
const escapePointerToken = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns whether a value has a type of JSON Schema, where 1.0 is an integer. */
function hasJsonType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** The values that count as booleans, because some servers have no boolean of their own. */
const booleans = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
]);

/**
 * Returns a scalar in the type of the contract if the server has sent the same value in another type: a number as text, text
 * as a number, or a boolean as text or as 0 and 1. Returns any other value unchanged.
 */
function convertScalar(value: unknown, shape: Shape): unknown {
  if (typeof shape !== 'string') return value;
  const types = shape.split(' ');
  if (types.some((type) => hasJsonType(value, type))) return value;
  if (types.includes('string')) return ['number', 'boolean'].includes(typeof value) ? String(value) : value;
  if (types.includes('boolean')) return booleans.get(value) ?? value;
  return typeof value === 'string' && /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(value) ? Number(value) : value;
}

const allowsNull = (shape: Shape) => typeof shape === 'string' && shape.split(' ').includes('null');

const isOptionalKey = (key: string) => key.endsWith('?');

/** Returns whether an object has all required properties of a shape, whatever their types. */
const hasRequiredProperties = (value: JsonObject, shape: Shape) =>
  Object.entries(shape).every(([key, part]) => isOptionalKey(key) || allowsNull(part) || Object.hasOwn(value, key));

/** `null` for an optional property counts as absent, because many servers send it for omitted properties. */
const isAbsent = (value: JsonObject, name: string, shape: Shape) =>
  !Object.hasOwn(value, name) || (value[name] === null && !allowsNull(shape));

/**
 * Compares a parsed JSON value with a shape of the contract. Unknown properties are allowed. Changes the value: deletes
 * an optional property that is `null` against the contract, sets a missing property to `null` if the contract allows
 * null, and converts scalars of another type; see `convertScalar`.
 * @param value the result of `JSON.parse`
 * @param pointer the JSON pointer of the value
 * @returns the JSON pointer (RFC 6901) of the first value that is missing or has another type; null if all values match
 */
export function findMismatch(value: unknown, shape: Shape, pointer: string): string | null {
  if (typeof shape === 'string') {
    return shape.split(' ').some((type) => hasJsonType(value, type)) ? null : pointer;
  }
  if (Array.isArray(shape)) {
    return shape.length > 1 ? findMismatchInOneOf(value, shape, pointer) : findMismatchInList(value, shape[0], pointer);
  }
  if (!isJsonObject(value)) return pointer;
  for (const [key, part] of Object.entries(shape)) {
    const name = isOptionalKey(key) ? key.slice(0, -1) : key;
    if (isOptionalKey(key) && isAbsent(value, name, part)) {
      delete value[name];
      continue;
    }
    value[name] = value[name] === undefined && allowsNull(part) ? null : convertScalar(value[name], part);
    const mismatch = findMismatch(value[name], part, `${pointer}/${escapePointerToken(name)}`);
    if (mismatch !== null) return mismatch;
  }
  return null;
}

function findMismatchInList(value: unknown, itemShape: Shape, pointer: string): string | null {
  if (!Array.isArray(value)) return pointer;
  for (const [index, item] of value.entries()) {
    value[index] = convertScalar(item, itemShape);
    const mismatch = findMismatch(value[index], itemShape, `${pointer}/${index}`);
    if (mismatch !== null) return mismatch;
  }
  return null;
}

/** Compares an object with the first shape whose required properties it has. */
function findMismatchInOneOf(value: unknown, shapes: readonly Shape[], pointer: string): string | null {
  if (!isJsonObject(value)) return pointer;
  const shape = shapes.find((candidate) => hasRequiredProperties(value, candidate));
  return shape === undefined ? pointer : findMismatch(value, shape, pointer);
}

/** The mismatches that were logged: operation and JSON pointer. */
const loggedMismatches = new Set<string>();

/**
 * Reports a mismatch, and logs it once, so that a list that is requested every minute does not fill the console.
 * @param operation the contract's path
 * @param pointer the JSON pointer (RFC 6901) of the value; empty for the whole response
 * @param reason why the value breaks the contract
 */
function logMismatch(operation: string, pointer: string, reason = 'another type'): void {
  const mismatch = `${operation} at ${pointer || '/'}`;
  reportFailure({ kind: 'contract', operation, pointer });
  if (loggedMismatches.has(mismatch)) return;
  loggedMismatches.add(mismatch);
  // biome-ignore lint/suspicious/noConsole: the backend team needs the details; the user sees only that the request failed
  console.error(`The response breaks the contract: ${mismatch}: ${reason}`);
}

/**
 * Returns the data of a success after comparing its types with the contract.
 * @throws TransportError `badResponse` with operation and JSON pointer for data of another type
 */
function checkData(data: unknown, operation: string, status: number): unknown {
  const shape = dataShape(operation);
  if (shape === undefined) return data ?? null;
  const pointer = findMismatch(data, shape, '/data');
  if (pointer === null) return data;
  logMismatch(operation, pointer);
  throw new TransportError('badResponse', String(status), { details: { operation, pointer } });
}

/** Returns whether a body is an envelope of the contract, or at least has its field `success`. */
function hasEnvelope(text: string): boolean {
  const body = parseJson(text);
  return isJsonObject(body) && booleans.has(body.success);
}

/**
 * Parses the body of a response as an envelope (contract: `<Name>Success` and `Failure`). Accepts a success without
 * `error`, a failure without `data`, and a failure without a message, because the message is for logs only. The body alone
 * decides: many servers send JSON as `text/html`.
 * @param text the response body
 * @param operation the contract's path, which determines the types of the data
 * @param status the HTTP status, which determines the error kind of a response without an envelope
 * @param retryAfter the waiting time that the server requests
 * @throws TransportError for a body without an envelope: `badRequest`, `tooLarge` or `tooMany` by its status, else
 *   `badResponse`. For data that breaks the contract: `badResponse` with operation and JSON pointer.
 */
export function readEnvelope(text: string, operation: string, status: number, retryAfter?: RetryAfter): Envelope {
  const body = parseJson(text);
  if (isJsonObject(body)) {
    const success = booleans.get(body.success);
    if (success) return { success, data: checkData(body.data, operation, status) };
    if (success === false && isJsonObject(body.error)) {
      const code = convertScalar(body.error.code, 'string');
      const { message } = body.error;
      if (typeof code === 'string')
        return { success, error: { code, message: typeof message === 'string' ? message : '' } };
    }
  }
  const kind = errorKindOfStatus[status] ?? 'badResponse';
  if (kind === 'badResponse') reportFailure({ kind: 'contract', operation, status });
  throw new TransportError(kind, String(status), { details: { retryAfter } });
}

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
