import { openModal } from '#src/components/overlays/modal-store.ts';
import { FormSubmitError } from './form-submit-error.ts';
import type { RetryGuard } from './retry-guard.ts';

/** The texts of the modal that asks the member to confirm a retry. */
type RetryConfirmation = { message: string; buttonText: string };

/**
 * Opens a modal that asks the member to confirm a retry, because an earlier attempt may have reached the server.
 * Nothing is sent before the member confirms.
 * @param submit sends the form; called after the member has confirmed
 * @throws FormSubmitError with the message of the modal, which stays visible above the submit button
 */
export function confirmBeforeRetry(
  guard: Pick<RetryGuard<unknown>, 'confirmRetry'>,
  texts: RetryConfirmation,
  submit: () => void,
): never {
  openModal({
    type: 'twoBtn',
    ...texts,
    onConfirm() {
      guard.confirmRetry();
      submit();
    },
  });
  throw new FormSubmitError(texts.message);
}
