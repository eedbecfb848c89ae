import { createStore } from '#src/lib/store.ts';

/** A short message that goes by itself. */
export type Toast = {
  id: number;
  message: string;
  /** How long it is shown, in ms. */
  showTime: number;
  icon: 'alert' | 'confirm' | { imageUrl: string };
  /** Shows the society's name above the message. */
  subtitle?: boolean;
};

export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * Shows a toast. It closes itself after `showTime`, 3000 ms where none is given.
 * @returns its number, for `closeToast`
 */
export function showToast(toast: Pick<Toast, 'message'> & Partial<Omit<Toast, 'id' | 'message'>>): number {
  lastId += 1;
  const shown: Toast = { icon: 'confirm', showTime: 3000, ...toast, id: lastId };
  toastStore.set((toasts) => [...toasts, shown]);
  return shown.id;
}

/** Closes a toast; one that is gone already is no error. */
export function closeToast(id: number): void {
  toastStore.set((toasts) => toasts.filter((toast) => toast.id !== id));
}
