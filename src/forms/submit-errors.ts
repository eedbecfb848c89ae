import { ApiError, type FailureTexts, messageOf, TransportError } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { endReasonOfCode } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';

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

/** Checks whether a code has ended the session. Its message is the same in every form. */
const hasEndedSession = (code: string) => endReasonOfCode.has(code) || code === ErrorCode.tokenExpired;

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
  if (isMember && hasEndedSession(code)) return messageOf(error);
  const message = Object.entries(codes).find(([name]) => name === code)?.[1];
  return message ?? fallback(error);
}

const isOffline = () => globalThis.navigator?.onLine === false;

/** Returns whether the server rejected the request: a status of 400 to 499 does, with any body (RFC 9110, 15.5). */
const isRejection = (error: TransportError) => error.kind === 'badRequest' || /^4\d\d$/.test(error.code ?? '');

/**
 * Returns whether the server may have processed a failed request: the connection broke, the response timed out or was
 * not readable, or the member cancelled the request.
 * @param error the error that the request threw
 */
export function mayHaveReachedServer(error: unknown): boolean {
  if (error instanceof ApiError) return false;
  if (error instanceof TransportError) return !isRejection(error);
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Records a request that stores something and whose response was lost. Before a retry, the caller can then find out
 * whether the server has processed the first request.
 */
export type RetryGuard<Attempt> = {
  /** Returns the latest attempt that may have reached the server, or null. */
  unconfirmedAttempt: () => Attempt | null;
  /** Removes the unconfirmed attempt. Call it when its outcome is known. */
  clear: () => void;
  /** Returns whether the member has confirmed the retry, although an earlier attempt may have reached the server. */
  isRetryConfirmed: () => boolean;
  confirmRetry: () => void;
  /**
   * Runs an attempt and records it if its outcome is unknown. A request that started offline has not reached the
   * server.
   * @throws the error that `send` throws
   */
  runAttempt: <Result>(attempt: Attempt, send: () => Promise<Result>) => Promise<Result>;
};

/** Creates a guard without an attempt. */
export function createRetryGuard<Attempt>(): RetryGuard<Attempt> {
  let unconfirmed: Attempt | null = null;
  let isConfirmed = false;
  return {
    unconfirmedAttempt: () => unconfirmed,
    clear() {
      unconfirmed = null;
    },
    isRetryConfirmed: () => isConfirmed,
    confirmRetry() {
      isConfirmed = true;
    },
    async runAttempt(attempt, send) {
      const wasOffline = isOffline();
      isConfirmed = false;
      try {
        const result = await send();
        unconfirmed = null;
        return result;
      } catch (error) {
        // This failure says nothing about an earlier unconfirmed attempt, so the recorded attempt stays.
        if (mayHaveReachedServer(error) && !wasOffline) unconfirmed = attempt;
        throw error;
      }
    },
  };
}

/** The texts of the modal that asks the member to confirm a retry. */
type RetryConfirmation = { message: string; buttonText: string };

/**
 * Thrown before a retry that the member has to confirm, because an earlier attempt may have reached the server. Nothing has
 * been sent. The message of the modal stays visible above the submit button.
 */
export class RetryQuestion extends FormSubmitError {
  readonly #confirmation: RetryConfirmation;
  readonly #guard: Pick<RetryGuard<unknown>, 'confirmRetry'>;

  constructor(guard: Pick<RetryGuard<unknown>, 'confirmRetry'>, confirmation: RetryConfirmation) {
    super(confirmation.message);
    this.#confirmation = confirmation;
    this.#guard = guard;
  }

  /** Opens a modal with the question. @param retry sends again; called after the member has confirmed */
  ask(retry: () => void): void {
    openModal({
      type: 'twoBtn',
      ...this.#confirmation,
      onConfirm: () => {
        this.#guard.confirmRetry();
        retry();
      },
    });
  }
}
