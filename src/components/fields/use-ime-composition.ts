import { type CompositionEvent, type KeyboardEvent, useMemo, useRef } from 'react';

/**
 * The `keyCode` of a key that ends a composition. Some browsers end the composition before the `keydown` event (UI
 * Events).
 */
const compositionKeyCode = 229;

/**
 * Detects the composition of an input method editor (UI Events, composition events). During a composition, Enter ends
 * the composition and must not send the form.
 * @returns event handlers for the form, and a function that returns whether a composition is in progress
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
        // A button has no composition, and Enter in a text area adds a line break.
        const isInput = event.target instanceof HTMLInputElement;
        if (isInput && (isKeyOfComposition || keyCode === compositionKeyCode)) event.preventDefault();
      },
    };
    // Losing the focus ends a composition. Not every browser fires `compositionend` then.
    const isComposing = () => composingTarget.current !== null && composingTarget.current === document.activeElement;
    return { handlers, isComposing };
  }, []);
}
