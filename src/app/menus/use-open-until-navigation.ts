import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether something over the page is open. It closes by itself when one goes elsewhere, by the back button of a phone
 * for example.
 */
export function useOpenUntilNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }
  return [open, setOpen];
}
