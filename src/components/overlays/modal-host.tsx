import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { closeModal, modalStore } from './modal-store.ts';
import { useLazyOverlay } from './use-lazy-overlay.ts';

const messageModal = lazyCode(async () => (await import('./message-modal.tsx')).MessageModal);

/** Another modal may have followed. */
const leaveFocus = () => modalStore.get() === null && focusMainHeadingIfLost();

/**
 * The place of the one modal. The dialog's code is fetched when a modal is first opened; where it does
 * not come, a toast says what the modal would have said.
 * @param organisation the name in the header of the types that have one
 */
export function ModalHost({ organisation }: { organisation: string }) {
  const request = useSyncExternalStore(modalStore.subscribe, modalStore.get, () => null);
  const [shown, setShown] = useState<number | null>(null);
  const number = request?.number ?? null;
  useEffect(() => {
    if (number === null) return;
    // A layer that has just closed gives focus back in this frame; the modal is to know that place, and return there.
    const frame = requestAnimationFrame(() => setShown(number));
    return () => {
      cancelAnimationFrame(frame);
      requestAnimationFrame(leaveFocus);
    };
  }, [number]);
  const MessageModal = useLazyOverlay(messageModal, {
    isOpen: request !== null,
    onFailed: closeModal,
    failureText: request?.message,
  });
  if (!request || !MessageModal || shown !== request.number) return null;
  return <MessageModal key={request.number} request={request} organisation={organisation} onClose={closeModal} />;
}
