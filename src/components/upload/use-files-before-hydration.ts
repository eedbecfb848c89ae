import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Adds the files that a visitor has chosen in the prerendered input, and moves the focus from there to the button. The
 * browser fires `change` before React listens.
 * @param input the file input, which is hidden when it is hydrated; its parent contains the button
 */
export function useFilesBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  isHydrated: boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const addChosenFiles = useEffectEvent(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  useEffect(addChosenFiles, []);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // The browser takes the focus from the input as soon as it is hidden.
    if (!isHydrated) hadFocus.current = document.activeElement === input.current;
    else if (hadFocus.current) input.current?.parentElement?.querySelector('button')?.focus();
  }, [isHydrated, input]);
}
