import { ShownError } from '#src/lib/shown-error.ts';
import { ErrorCode } from './generated/model/errorCode.ts';

/** Why a request failed without a usable envelope. */
export type TransportErrorKind =
  | 'network'
  | 'badResponse'
  | 'timeout'
  | 'badRequest'
  | 'tooLarge'
  | 'tooMany'
  | 'unknown';

/** The messages that are the same for every operation. */
export const messages = {
  expired: '로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.',
  rejected: '다시 로그인해 주세요.',
  refreshFailed: '로그인 정보를 확인하지 못했습니다. 다시 로그인해 주세요.',
  network: '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.',
  badResponse: '서버가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
  timeout: '요청 시간이 초과되었습니다. 잠시 후 다시 시도해 주세요.',
  badRequest: '잘못된 요청입니다. 잠시 후 다시 시도해 주세요.',
  notFound: '요청하신 자료를 찾을 수 없습니다.',
  tooLarge: '첨부 용량이 허용 범위를 넘었습니다.',
  tooMany: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
} as const;

/**
 * The messages of the error codes that have the same meaning for every operation. An operation with a text of its own for a
 * code has it in its table `<operationId>Failures` in `src/api/failures`, in the file of its resource. The tables in
 * `tests/browser/outcomes` have the text that a visitor reads after each outcome of each operation.
 */
const messageByCode = new Map<string, string>(
  Object.entries({
    [ErrorCode.badRequest]: messages.badRequest,
    [ErrorCode.notFound]: messages.notFound,
    [ErrorCode.bodyTooLarge]: messages.tooLarge,
    [ErrorCode.tooManyRequests]: messages.tooMany,
    [ErrorCode.serverError]: messages.badResponse,
    [ErrorCode.sessionExpired]: messages.expired,
    [ErrorCode.tokenRejected]: messages.rejected,
    [ErrorCode.tokenExpired]: messages.refreshFailed,
  } satisfies Partial<Record<ErrorCode, string>>),
);

/** The texts of one operation for the error codes of its contract: a text, or texts by the name of the field. */
export type FailureTexts = Partial<Record<ErrorCode, string | Readonly<Record<string, string>>>>;

/** The waiting time that a server requests before the next request. */
export type RetryAfter = {
  /** The waiting time after the response, in seconds: 1 to 3,600. */
  seconds: number;
  /** The end of the waiting time, in milliseconds since 1970 by the browser's clock. */
  until: number;
};

/** The longest waiting time that is accepted from a server, in seconds. */
const maxWaitSeconds = 3_600;

/** Returns the seconds of a `Retry-After` value: a number, or a date, which is compared with the server's own time. */
function parseRetryAfter(value: string, serverTimeMs: number): number {
  return /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - serverTimeMs) / 1000;
}

/**
 * Reads the `Retry-After` header of a response (RFC 9110, section 10.2.3).
 * @param nowMs the browser's time, in milliseconds since 1970; used if the response has no `Date` header
 * @returns undefined if the header is missing or invalid, or if its time has passed
 */
export function readRetryAfter(headers: Headers, nowMs: number): RetryAfter | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const serverTimeMs = Date.parse(headers.get('Date') ?? '');
  const wait = parseRetryAfter(value, Number.isNaN(serverTimeMs) ? nowMs : serverTimeMs);
  const seconds = Math.min(Math.ceil(wait), maxWaitSeconds);
  return seconds >= 1 ? { seconds, until: nowMs + seconds * 1000 } : undefined;
}

/** A failure envelope of the server (contract: Failure). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The error code of the envelope. A server may send codes that the contract does not list. */
  readonly code: string;
  /** The contract's path, for example `/v1/front/login`. */
  readonly operation: string;
  /** The message of the envelope. It is for logs and developers only; it may be empty. */
  readonly detail: string;
  /** The waiting time, if the server requests one. */
  readonly retryAfter: RetryAfter | undefined;

  /**
   * @param code the error code of the envelope
   * @param operation the contract's path
   * @param detail the message of the envelope
   * @param retryAfter the waiting time that the server requests
   */
  constructor(code: string, operation: string, detail = '', retryAfter?: RetryAfter) {
    super(`${operation} responded with code ${code}${detail && `: ${detail}`}`);
    this.code = code;
    this.operation = operation;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/** Details of a response without a usable envelope. */
export type TransportDetails = {
  /** The contract's path, if the response breaks the contract. */
  operation?: string;
  /** The JSON pointer (RFC 6901) of the value in the response body that breaks the contract. */
  pointer?: string;
  /** The waiting time, if the server requests one. */
  retryAfter?: RetryAfter | undefined;
};

/** A request without a usable envelope: no response, a timeout, another body, or data that breaks the contract. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportErrorKind;
  /** The HTTP status if the server responded, else the name of the underlying error. */
  readonly code?: string;
  readonly details: TransportDetails;

  constructor(kind: TransportErrorKind, code?: string, options: ErrorOptions & { details?: TransportDetails } = {}) {
    const { details = {} } = options;
    const location = details.pointer === undefined ? '' : `: ${details.operation} at ${details.pointer}`;
    super((code === undefined ? kind : `${kind} (${code})`) + location, options);
    this.kind = kind;
    this.details = details;
    if (code !== undefined) this.code = code;
  }
}

/** Returns whether a proxy refused the request with status 413 or 429. The server has then stored nothing. */
export const isRefusedByProxy = (error: unknown): error is TransportError =>
  error instanceof TransportError && (error.kind === 'tooLarge' || error.kind === 'tooMany');

/** Returns the waiting time of an error; undefined if the server requests none. */
export function retryAfterOf(error: unknown): RetryAfter | undefined {
  if (error instanceof ApiError) return error.retryAfter;
  return error instanceof TransportError ? error.details.retryAfter : undefined;
}

/** Formats a waiting time in Korean. @param seconds at least 1 */
function formatWait(seconds: number): string {
  if (seconds < 60) return `약 ${seconds}초 후`;
  if (seconds < maxWaitSeconds) return `약 ${Math.ceil(seconds / 60)}분 후`;
  return '약 1시간 후';
}

const messageWithCode = (code: string) => `오류가 발생했습니다. 잠시 후 다시 시도해 주세요. (오류 코드: ${code})`;

function messageWithoutWait(error: unknown): string {
  if (error instanceof ApiError) return messageByCode.get(error.code) ?? messageWithCode(error.code);
  if (error instanceof TransportError && error.kind !== 'unknown') return messages[error.kind];
  if (error instanceof TransportError) return messageWithCode(error.code ?? error.kind);
  if (error instanceof ShownError) return error.text;
  return messageWithCode(error instanceof Error ? error.name : 'unknown');
}

/**
 * Returns the Korean message for an error. The message names the waiting time if the server requests one. Do not pass
 * the reason of an abort: an aborted request shows no message.
 * @param error any thrown value
 */
export function messageOf(error: unknown): string {
  const retryAfter = retryAfterOf(error);
  const message = messageWithoutWait(error);
  return retryAfter ? message.replace('잠시 후', formatWait(retryAfter.seconds)) : message;
}
