import { ApiError, TransportError } from '#src/api/errors.ts';
import { FormSubmitError } from '#src/components/forms/form-submit-error.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';

const isOffline = () => globalThis.navigator?.onLine === false;

/** A status of 400 to 499 refuses a request, whatever its body is (RFC 9110, section 15.5). */
const isRefusal = (error: TransportError) => error.kind === 'badRequest' || /^4\d\d$/.test(error.code ?? '');

/**
 * Whether the server may have processed a request although its call failed: the connection broke, the response came too
 * late or could not be read, or the member stopped waiting for it.
 * @param error what the call threw
 */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof ApiError) return false;
  if (error instanceof TransportError) return !isRefusal(error);
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Remembers an attempt to store something whose response was lost, so that the next attempt can find out first whether
 * it arrived.
 */
export type RetryGuard<Attempt> = {
  /** The latest attempt that may have arrived; null where there is none. */
  lost: () => Attempt | null;
  /** To be called once it is known what became of it. */
  forget: () => void;
  /** Whether the member has agreed to the next attempt, although an earlier one may have arrived. */
  isAllowed: () => boolean;
  allow: () => void;
  /** Makes an attempt. It throws what `send` throws. A request that began without a network has not arrived. */
  run: <Result>(attempt: Attempt, send: () => Promise<Result>) => Promise<Result>;
};

/** Makes a guard without an attempt. */
export function createRetryGuard<Attempt>(): RetryGuard<Attempt> {
  let lost: Attempt | null = null;
  let isAllowed = false;
  return {
    lost: () => lost,
    forget() {
      lost = null;
    },
    isAllowed: () => isAllowed,
    allow() {
      isAllowed = true;
    },
    async run(attempt, send) {
      const beganOffline = isOffline();
      isAllowed = false;
      try {
        const result = await send();
        lost = null;
        return result;
      } catch (error) {
        // What became of an earlier attempt is as unknown as before, whatever this one came to.
        if (mayHaveArrived(error) && !beganOffline) lost = attempt;
        throw error;
      }
    },
  };
}

/** What a member is asked before something is sent again that may have arrived. */
export type RetryQuestion = { message: string; buttonText: string };

/**
 * Asks whether to send again what may have arrived. Nothing is sent before the member agrees.
 * @param submit sends the form; called once the member has agreed
 * @throws FormRefusal with the question, which stays above the button of the form
 */
export function askBeforeRetry(
  guard: Pick<RetryGuard<unknown>, 'allow'>,
  question: RetryQuestion,
  submit: () => void,
): never {
  openModal({
    type: 'twoBtn',
    ...question,
    onConfirm() {
      guard.allow();
      submit();
    },
  });
  throw new FormSubmitError(question.message);
}
