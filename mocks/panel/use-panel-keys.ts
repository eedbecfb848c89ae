import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { panelView } from './panel-view.ts';

/** Returns whether the target is a search field with text. Escape clears it and must not close the panel. */
const isFilledSearch = (target: EventTarget | undefined) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/**
 * Opens and closes the panel with Ctrl+Shift+D, closes it with Escape, and manages the focus. A panel that was open
 * before a reload is shown again but does not take the focus.
 */
export function usePanelKeys(shadow: ShadowRoot, toggleButton: RefObject<HTMLButtonElement | null>) {
  const previousFocus = useRef<Element | null>(null);

  const openPanel = useCallback(() => {
    const { activeElement } = document;
    if (activeElement !== shadow.host) previousFocus.current = activeElement;
    flushSync(() => panelView.set({ open: true }));
    shadow.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [shadow]);

  const closePanel = useCallback(() => {
    const { current } = previousFocus;
    previousFocus.current = null;
    flushSync(() => panelView.set({ open: false }));
    const back = current instanceof HTMLElement && current.isConnected && current !== document.body;
    (back ? current : toggleButton.current)?.focus();
  }, [toggleButton]);

  useEffect(() => {
    const handleShortcut = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const inside = event.composedPath().includes(shadow);
      // Compare `code`, not `key`: with a Korean input method the key is ㅇ.
      if (event.ctrlKey && event.shiftKey && !event.altKey && event.code === 'KeyD') {
        event.preventDefault();
        if (panelView.get().open && inside) closePanel();
        else openPanel();
      } else if (event.key === 'Escape' && inside && panelView.get().open) {
        if (isFilledSearch(event.composedPath()[0])) return;
        // Escape must not also close an open modal of the site.
        event.stopPropagation();
        closePanel();
      }
    };
    addEventListener('keydown', handleShortcut, { capture: true });
    return () => removeEventListener('keydown', handleShortcut, { capture: true });
  }, [shadow, openPanel, closePanel]);

  return { open: openPanel, close: closePanel };
}
