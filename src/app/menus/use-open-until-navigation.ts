import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { nextLocationKey } from '#src/navigation/next-screen.ts';

/**
 * Returns the open state of an overlay. A navigation closes the overlay, for example the back button of a phone, but not
 * one that had begun before the overlay was opened: a busy phone shows its screen later.
 */
export function useOpenUntilNavigation(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<readonly string[]>([]);
  if (openFor.length > 0 && openFor[0] !== key) setOpenFor(openFor.includes(key) ? [key] : []);
  const setOpen = (isOpen: boolean) => setOpenFor(isOpen ? [key, nextLocationKey() ?? key] : []);
  return [openFor.includes(key), setOpen];
}
