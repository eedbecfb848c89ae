import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus from the native file input, which the hydration hides, to the button.
 * @param input the file input; its parent contains the button
 */
export function useFocusFromNativeInput(input: RefObject<HTMLInputElement | null>, isHydrated: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // The browser takes the focus from the input as soon as it is hidden.
    if (!isHydrated) hadFocus.current = document.activeElement === input.current;
    else if (hadFocus.current) input.current?.parentElement?.querySelector('button')?.focus();
  }, [isHydrated, input]);
}
