import { type CompositionEvent, type KeyboardEvent, useMemo, useRef } from 'react';

/** What browsers that end a composition before its key report as the key (UI Events, section 7.3.1). */
const compositionKeyCode = 229;

/**
 * Watches for text in composition (UI Events, section 5.7). While one is on, Enter belongs to it.
 * @returns handlers for the form, and whether a composition is on
 */
export function useImeComposition() {
  const composingTarget = useRef<EventTarget | null>(null);
  return useMemo(() => {
    const handlers = {
      onCompositionStart: (event: CompositionEvent) => {
        composingTarget.current = event.target;
      },
      onCompositionEnd: () => {
        composingTarget.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== 'Process') return;
        const { keyCode, isComposing: isKeyOfComposition } = event.nativeEvent;
        // A button has no composition; a text area takes the line break as it comes.
        const isInput = event.target instanceof HTMLInputElement;
        if (isInput && (isKeyOfComposition || keyCode === compositionKeyCode)) event.preventDefault();
      },
    };
    // A control that lost the focus can't be in composition, even if its end was never told.
    const isComposing = () => composingTarget.current !== null && composingTarget.current === document.activeElement;
    return { handlers, isComposing };
  }, []);
}
