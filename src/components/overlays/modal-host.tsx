import { useEffect, useState, useSyncExternalStore } from 'react';
import { closeOpenDialog } from '#src/lib/browser/dialog-commands.ts';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { closeModal, modalStore } from './modal-store.ts';
import { useLazyOverlay } from './use-lazy-overlay.ts';

const messageModalCode = lazyCode(async () => (await import('./message-modal.tsx')).MessageModal);

/**
 * Loads the code of the modal before it is needed. A traversal of the history that follows on the one that a modal asks
 * about would abort the request. If it fails, the first modal requests the code again.
 */
export const preloadMessageModal = (): void => void messageModalCode.preload().catch(() => undefined);

/** Focuses the main heading if the focus was lost, unless another modal has opened. */
const restoreFocus = () => modalStore.get() === null && focusMainHeadingIfLost();

/**
 * Renders the current modal. The code of the dialog is loaded when the first modal opens. If the code fails to load, a toast
 * shows the message of the modal.
 * @param organisation the name in the header of the modal types with a header
 */
export function ModalHost({ organisation }: { organisation: string }) {
  const request = useSyncExternalStore(modalStore.subscribe, modalStore.get, () => null);
  const [shownNumber, setShownNumber] = useState<number | null>(null);
  const number = request?.number ?? null;
  useEffect(() => {
    if (number === null) return;
    closeOpenDialog();
    // An overlay that has just closed restores the focus in this frame. The modal must open afterwards, so that it returns
    // the focus to the same element.
    const frame = requestAnimationFrame(() => setShownNumber(number));
    return () => {
      cancelAnimationFrame(frame);
      requestAnimationFrame(restoreFocus);
    };
  }, [number]);
  const MessageModal = useLazyOverlay(messageModalCode, {
    isOpen: request !== null,
    onFailed: closeModal,
    failureText: request?.message,
    keepsPage: true,
  });
  if (!request || !MessageModal || shownNumber !== request.number) return null;
  return <MessageModal key={request.number} request={request} organisation={organisation} onClose={closeModal} />;
}
