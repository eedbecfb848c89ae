import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { currentView, show } from './view.ts';

/** A search box empties itself by Escape first. */
const isFilledSearch = (target: EventTarget | undefined) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/**
 * Opens and closes the panel by Ctrl+Shift+D, closes it by Escape, and sees to where the focus goes. It never takes
 * the focus by itself: a panel that was open before a reload only stands there.
 */
export function useKeys(shadow: ShadowRoot, toggle: RefObject<HTMLButtonElement | null>) {
  const before = useRef<Element | null>(null);

  const open = useCallback(() => {
    const { activeElement } = document;
    if (activeElement !== shadow.host) before.current = activeElement;
    flushSync(() => show({ open: true }));
    shadow.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [shadow]);

  const close = useCallback(() => {
    const { current } = before;
    before.current = null;
    flushSync(() => show({ open: false }));
    const back = current instanceof HTMLElement && current.isConnected && current !== document.body;
    (back ? current : toggle.current)?.focus();
  }, [toggle]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const inside = event.composedPath().includes(shadow);
      // By its place on the keyboard: with Korean input the key is ㅇ.
      if (event.ctrlKey && event.shiftKey && !event.altKey && event.code === 'KeyD') {
        event.preventDefault();
        if (currentView().open && inside) close();
        else open();
      } else if (event.key === 'Escape' && inside && currentView().open) {
        if (isFilledSearch(event.composedPath()[0])) return;
        // A modal of the site that is open stays so.
        event.stopPropagation();
        close();
      }
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [shadow, open, close]);

  return { open, close };
}
