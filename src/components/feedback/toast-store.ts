import { createStore } from '#src/lib/store.ts';

/** A short message that closes after a time. */
export type Toast = {
  id: number;
  message: string;
  /** The time until the toast closes, in ms. */
  showTime: number;
  icon: 'alert' | 'confirm' | { imageUrl: string };
  /** Shows the society's name above the message. */
  subtitle?: boolean;
};

export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * Shows a toast. It closes after `showTime`, by default 3000 ms.
 * @returns the id for `closeToast`
 */
export function showToast(toast: Pick<Toast, 'message'> & Partial<Omit<Toast, 'id' | 'message'>>): number {
  lastId += 1;
  const shown: Toast = { icon: 'confirm', showTime: 3000, ...toast, id: lastId };
  toastStore.set((toasts) => [...toasts, shown]);
  return shown.id;
}

/** Closes a toast. Does nothing if it is closed already. */
export function closeToast(id: number): void {
  toastStore.set((toasts) => toasts.filter((toast) => toast.id !== id));
}
