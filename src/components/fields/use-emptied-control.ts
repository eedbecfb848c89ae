import { type InputEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Replaces the element of a text control when its text is removed, such as after a success. A composition of an input
 * method that ends late would write the removed text into the old element (UI Events, composition events).
 * @param value the text of the control
 * @returns the key of the control, and props for it
 */
export function useEmptiedControl(value: string | undefined) {
  const typedIn = useRef<Element>(null);
  const [element, setElement] = useState({ key: 0, autoFocus: false });
  useLayoutEffect(() => {
    if (value !== '' || !typedIn.current) return;
    const autoFocus = document.activeElement === typedIn.current;
    typedIn.current = null;
    setElement(({ key }) => ({ key: key + 1, autoFocus }));
  }, [value]);
  const onInput = ({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    typedIn.current = currentTarget.value === '' ? null : currentTarget;
  };
  return { ...element, onInput };
}
