import { lazy, Suspense, useSyncExternalStore } from 'react';
import { closeModal, modalStore } from './modal-store';

const MessageModal = lazy(() => import('./message-modal').then((module) => ({ default: module.MessageModal })));

/**
 * The place of the one modal. The dialog's code is fetched when a modal is first opened.
 * @param organisation the name in the header of the types that have one
 */
export function ModalHost({ organisation }: { organisation: string }) {
  const request = useSyncExternalStore(modalStore.subscribe, modalStore.get, () => null);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <MessageModal key={request.number} request={request} organisation={organisation} onClose={closeModal} />
    </Suspense>
  );
}
