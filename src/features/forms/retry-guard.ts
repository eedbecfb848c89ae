import { ApiError, TransportError } from '#src/api/errors.ts';
import { FormSubmitError } from '#src/components/forms/form-submit-error.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';

const isOffline = () => globalThis.navigator?.onLine === false;

/** A status of 400 to 499 refuses a request, whatever its body is (RFC 9110, section 15.5). */
const isRejection = (error: TransportError) => error.kind === 'badRequest' || /^4\d\d$/.test(error.code ?? '');

/**
 * Whether the server may have processed a request although its call failed: the connection broke, the response came too
 * late or could not be read, or the member stopped waiting for it.
 * @param error what the call threw
 */
export function mayHaveReachedServer(error: unknown): boolean {
  if (error instanceof ApiError) return false;
  if (error instanceof TransportError) return !isRejection(error);
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Remembers an attempt to store something whose response was lost, so that the next attempt can find out first whether
 * it arrived.
 */
export type RetryGuard<Attempt> = {
  /** The latest attempt that may have arrived; null where there is none. */
  unconfirmedAttempt: () => Attempt | null;
  /** To be called once it is known what became of it. */
  clear: () => void;
  /** Whether the member has agreed to the next attempt, although an earlier one may have arrived. */
  isRetryConfirmed: () => boolean;
  confirmRetry: () => void;
  /** Makes an attempt. It throws what `send` throws. A request that began without a network has not arrived. */
  runAttempt: <Result>(attempt: Attempt, send: () => Promise<Result>) => Promise<Result>;
};

/** Makes a guard without an attempt. */
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
        // What became of an earlier attempt is as unknown as before, whatever this one came to.
        if (mayHaveReachedServer(error) && !wasOffline) unconfirmed = attempt;
        throw error;
      }
    },
  };
}

/** What a member is asked before something is sent again that may have arrived. */
export type RetryConfirmation = { message: string; buttonText: string };

/**
 * Asks whether to send again what may have arrived. Nothing is sent before the member agrees.
 * @param submit sends the form; called once the member has agreed
 * @throws FormRefusal with the question, which stays above the button of the form
 */
export function confirmBeforeRetry(
  guard: Pick<RetryGuard<unknown>, 'allow'>,
  question: RetryConfirmation,
  submit: () => void,
): never {
  openModal({
    type: 'twoBtn',
    ...question,
    onConfirm() {
      guard.confirmRetry();
      submit();
    },
  });
  throw new FormSubmitError(question.message);
}
