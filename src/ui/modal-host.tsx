import { useEffect, useSyncExternalStore } from 'react';
import { closeModal, modalStore } from './modal-store';
import { useLate } from './use-late';

const loadModal = async () => (await import('./message-modal')).MessageModal;

/** What had focus before the modal may be gone, with its screen or its menu; focus goes to the main heading then. */
function focusIfLost(): void {
  if (modalStore.get() !== null || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * The place of the one modal. The dialog's code is fetched when a modal is first opened; where it does
 * not come, a toast says what the modal would have said.
 * @param organisation the name in the header of the types that have one
 */
export function ModalHost({ organisation }: { organisation: string }) {
  const request = useSyncExternalStore(modalStore.subscribe, modalStore.get, () => null);
  useEffect(() => {
    if (request) return () => void requestAnimationFrame(focusIfLost);
  }, [request]);
  const MessageModal = useLate(loadModal, { wanted: request !== null, onLost: closeModal, lost: request?.message });
  if (!request || !MessageModal) return null;
  return <MessageModal key={request.number} request={request} organisation={organisation} onClose={closeModal} />;
}
