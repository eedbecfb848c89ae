import { createStore } from '#src/lib/store.ts';

/** The content of the message modal. */
export type ModalRequest = {
  /** login: one button. twoBtn: 취소 and another button. register: title, 취소 and 등록. confirm: title and 확인. */
  type: 'login' | 'twoBtn' | 'register' | 'confirm';
  /** The text. Line breaks are kept. */
  message: string;
  /** The label of the main button. Each type has a default. */
  buttonText?: string;
  /** Whether the main button deletes or discards something. */
  isDestructive?: boolean;
  /** Called after the main button has closed the modal. */
  onConfirm?: () => void;
  /** Keeps the modal open after a redirect. By default it closes with the screen that opened it. */
  outlivesRedirect?: boolean;
};

/** A request with a unique number, so that a screen reader announces a modal that replaces another one. */
type OpenModal = ModalRequest & { number: number };

export const modalStore = createStore<OpenModal | null>(null);
let lastNumber = 0;

/** Opens the modal. It replaces an open one. @returns the number of the modal */
export function openModal(request: ModalRequest): number {
  lastNumber += 1;
  modalStore.set({ ...request, number: lastNumber });
  return lastNumber;
}

/** Returns whether a modal is open. @param number the number that `openModal` has returned */
export const isModalOpen = (number: number): boolean => modalStore.get()?.number === number;

/** Closes the modal without calling `onConfirm`. */
export function closeModal(): void {
  modalStore.set(null);
}
