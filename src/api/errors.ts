import { isCodeFetchError } from '#src/lib/browser/lazy-code.ts';
import type { ErrorCode } from './generated/model/errorCode.ts';
import { type RetryAfter, waitingTime } from './retry-after.ts';

/** What went wrong when no envelope came. */
export type TransportErrorKind =
  | 'network'
  | 'badResponse'
  | 'timeout'
  | 'badRequest'
  | 'tooLarge'
  | 'tooMany'
  | 'unknown';

/** The texts that are the same for every call. */
export const messages = {
  expired: '세션이 만료되어 로그아웃됩니다.',
  rejected: '다시 로그인해 주세요.',
  refreshFailed: '토큰 오류입니다. 다시 로그인해 주세요.',
  network: '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.',
  badResponse: '서버가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
  timeout: '요청 시간이 초과되었습니다. 잠시 후 다시 시도해 주세요.',
  badRequest: '잘못된 요청입니다. 잠시 후 다시 시도해 주세요.',
  notFound: '요청하신 자료를 찾을 수 없습니다.',
  tooLarge: '첨부 용량이 허용 범위를 넘었습니다.',
  tooMany: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
} as const;

/** The codes that mean the same whatever was called; the others have a text where they are met. */
const byCode = new Map<string, string>(
  Object.entries({
    '40': messages.badRequest,
    '44': messages.notFound,
    '45': messages.tooLarge,
    '49': messages.tooMany,
    '50': messages.badResponse,
    '84': messages.expired,
    '91': messages.rejected,
    '97': messages.refreshFailed,
  } satisfies Partial<Record<ErrorCode, string>>),
);

/** The server answered with a failure envelope (contract: Failure). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The envelope's error code: one of the contract's, or one that it doesn't know. */
  readonly code: string;
  /** The contract's path, for example `/v1/front/login`. */
  readonly operation: string;
  /** When the server allows the next try, where it says so. */
  readonly retryAfter: RetryAfter | undefined;

  /**
   * @param code the envelope's error code
   * @param operation the contract's path
   * @param detail the envelope's message, for logs alone
   * @param retryAfter when the server allows the next try
   */
  constructor(code: string, operation: string, detail = '', retryAfter?: RetryAfter) {
    super(`${operation} answered code ${code}${detail && `: ${detail}`}`);
    this.code = code;
    this.operation = operation;
    this.retryAfter = retryAfter;
  }
}

/** What is known of a response that could not be used. */
export type TransportDetails = {
  /** The contract's path, where the response breaks the contract. */
  operation?: string;
  /** Where the response breaks the contract: a JSON pointer into its body (RFC 6901). */
  pointer?: string;
  /** When the server allows the next try, where it says so. */
  retryAfter?: RetryAfter | undefined;
};

/** No envelope came, or one whose data breaks the contract: nothing at all, too late, or something else. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportErrorKind;
  /** The HTTP status where there was one, else the name of the error underneath. */
  readonly code?: string;
  readonly details: TransportDetails;

  constructor(kind: TransportErrorKind, code?: string, options: ErrorOptions & { details?: TransportDetails } = {}) {
    const { details = {} } = options;
    const place = details.pointer === undefined ? '' : `: ${details.operation} at ${details.pointer}`;
    super((code === undefined ? kind : `${kind} (${code})`) + place, options);
    this.kind = kind;
    this.details = details;
    if (code !== undefined) this.code = code;
  }
}

/** Whether a proxy before the server has refused a request, by status 413 or 429: it was not stored. */
export const isRefusedByProxy = (error: unknown): error is TransportError =>
  error instanceof TransportError && (error.kind === 'tooLarge' || error.kind === 'tooMany');

const withCode = (code: string) => `오류가 발생했습니다. 잠시 후 다시 시도해 주세요. (오류 코드: ${code})`;

/** When the server allows the next try after an error; undefined where it did not say so. */
export function retryAfterOf(error: unknown): RetryAfter | undefined {
  if (error instanceof ApiError) return error.retryAfter;
  return error instanceof TransportError ? error.details.retryAfter : undefined;
}

/**
 * The Korean text for whatever a call was rejected with; it names the waiting time that the server asks for. An abort by
 * the caller has no text of its own: whoever aborted doesn't show it.
 * @param error anything that was thrown
 */
export function messageOf(error: unknown): string {
  const wait = retryAfterOf(error);
  const text = textOf(error);
  return wait ? text.replace('잠시 후', waitingTime(wait.seconds)) : text;
}

function textOf(error: unknown): string {
  if (error instanceof ApiError) return byCode.get(error.code) ?? withCode(error.code);
  if (error instanceof TransportError && error.kind !== 'unknown') return messages[error.kind];
  if (error instanceof TransportError) return withCode(error.code ?? error.kind);
  if (isCodeFetchError(error)) return messages.network;
  return withCode(error instanceof Error ? error.name : 'unknown');
}
