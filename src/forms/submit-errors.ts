import { ApiError, type FailureTexts, messageOf, TransportError } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

/** The errors of a rejected form: one text for the whole form, or texts by field name. */
export type SubmitErrors = string | Readonly<Record<string, string>>;

/** Thrown by `send` of a form if a successful response contains a rejection. The form shows the errors. */
export class FormSubmitError extends Error {
  override readonly name = 'FormSubmitError';
  readonly errors: SubmitErrors;

  constructor(errors: SubmitErrors) {
    super(typeof errors === 'string' ? errors : Object.values(errors).join(' '));
    this.errors = errors;
  }
}

/** The messages of a form for a failed request. Without one, the general message of the error is used. */
export type FailureMessages = {
  /** By the envelope's code: the table of the operation in `src/api/failures`. */
  codes?: FailureTexts;
  /** Returns the message for every other failure, also for one without an envelope. */
  fallback?: (error: unknown) => string;
};

/** The codes that end a session. Their message is the same in every form. */
const sessionEndCodes: readonly string[] = [ErrorCode.sessionExpired, ErrorCode.tokenRejected, ErrorCode.tokenExpired];

/**
 * Returns the envelope code of a failure. A proxy rejects a large request with status 413 and no envelope; this counts
 * as code 45.
 */
function errorCodeOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.code;
  const isTooLarge = error instanceof TransportError && error.kind === 'tooLarge';
  return isTooLarge ? ErrorCode.bodyTooLarge : undefined;
}

/**
 * Returns the messages for a failed request.
 * @param error the error that the request threw
 * @returns a text for the form or texts by field; null if the member cancelled the request
 */
export function submitErrorsOf(
  error: unknown,
  { codes = {}, fallback = messageOf }: FailureMessages,
  isMember: boolean,
): SubmitErrors | null {
  if (error instanceof FormSubmitError) return error.errors;
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  const code = errorCodeOf(error);
  if (code === undefined) return fallback(error);
  if (isMember && sessionEndCodes.includes(code)) return messageOf(error);
  const message = Object.entries(codes).find(([name]) => name === code)?.[1];
  return message ?? fallback(error);
}
