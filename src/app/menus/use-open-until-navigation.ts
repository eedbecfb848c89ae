import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the open state of an overlay. A navigation closes the overlay, for example the back button of a phone. */
export function useOpenUntilNavigation(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }
  return [isOpen, setOpen];
}
