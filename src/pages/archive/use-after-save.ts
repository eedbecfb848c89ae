import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { isLeavingScreen } from '#src/navigation/next-screen.ts';
import { screenTarget } from '#src/navigation/target.ts';

/** How long the toast of a save is shown, and how long the redirect to the list waits, in ms. */
const [toastTime, wait] = [3000, 1000];

/**
 * Shows a toast after a post was saved and then opens the free board, unless the member has opened another screen.
 * @returns `save`, which shows the message, and `isSaved`: until the list is shown, the form must not be sent again
 */
export function useAfterSave(): { save: (message: string) => void; isSaved: () => boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saved = useRef(false);
  const [, setSaved] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    save(message) {
      saved.current = true;
      setSaved(true);
      showToast({ message, showTime: toastTime });
      const { to, state } = screenTarget(BoardType.forum);
      // The history entry of the form would be useless for the back button.
      timer.current = setTimeout(() => {
        if (!isLeavingScreen(location)) void navigate(to, { replace: true, state });
      }, wait);
    },
    isSaved: () => saved.current,
  };
}
