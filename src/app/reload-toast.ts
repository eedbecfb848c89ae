import { showToast, toastStore } from '#src/components/feedback/toast-store.ts';
import { modalStore } from '#src/components/overlays/modal-store.ts';
import { keepMessageOnReload, takeReloadMessage } from '#src/lib/browser/new-version.ts';

/** Returns the message that a reload would remove. A modal that asks a question is omitted: its answer would be lost. */
function shownMessage(): string | undefined {
  const modal = modalStore.get();
  return modal?.outlivesRedirect || modal?.type === 'confirm' ? modal.message : toastStore.get().at(-1)?.message;
}

/**
 * Shows the message that the page showed before a newer version replaced it. If a press was lost, it says so. From now on,
 * a reload carries the messages of this page over.
 */
export function showReloadToast(): void {
  keepMessageOnReload(shownMessage);
  const message = takeReloadMessage();
  if (message === null) return;
  const lostPress = '누리집이 새로워져 페이지를 다시 불러왔습니다. 한 번 더 눌러 주세요.';
  showToast({ message: message || lostPress, showTime: 6000 });
}
