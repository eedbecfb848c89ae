import { createStore } from './store';

/** What the one modal of the site shows. */
export type ModalRequest = {
  /** login: one action. twoBtn: 취소 and an action. register: header, 취소 and 등록. confirm: header and 확인. */
  type: 'login' | 'twoBtn' | 'register' | 'confirm';
  /** A line break in the text is shown as one. */
  message: string;
  /** The text of the action; each type has its own where this is missing. */
  buttonText?: string;
  /** Runs when the action is pressed, after the modal has closed. */
  onConfirm?: () => void;
};

export const modalStore = createStore<ModalRequest | null>(null);

/** Opens the modal in place of one that is open. */
export function openModal(request: ModalRequest): void {
  modalStore.set(request);
}

/** Closes the modal and forgets its action. */
export function closeModal(): void {
  modalStore.set(null);
}
