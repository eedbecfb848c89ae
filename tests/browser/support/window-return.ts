import { vi } from 'vitest';

/** Dispatches the events of a visitor who goes to another window, while this one stays visible, and comes back. */
export function returnFromOtherWindow(): void {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
  hasFocus.mockRestore();
  window.dispatchEvent(new Event('focus'));
}

/** Dispatches the events of a visitor who goes to another tab of the window and comes back. */
export function returnFromOtherTab(): void {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('blur'));
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  hasFocus.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
}
