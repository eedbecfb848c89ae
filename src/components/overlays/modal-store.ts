import { createStore } from '#src/lib/store.ts';

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
  /** Whether it belongs to the screen that a redirect leads to; it would else close with the screen that opened it. */
  outlivesRedirect?: boolean;
};

/** The request with its number, so that one modal in place of another is a new one to a screen reader. */
type OpenModal = ModalRequest & { number: number };

export const modalStore = createStore<OpenModal | null>(null);
let lastNumber = 0;

/** Opens the modal in place of one that is open. */
export function openModal(request: ModalRequest): void {
  lastNumber += 1;
  modalStore.set({ ...request, number: lastNumber });
}

/** Closes the modal and forgets its action. */
export function closeModal(): void {
  modalStore.set(null);
}
