import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getGetInfoDetailQueryKey } from '#src/api/generated/board.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';

/** How long the toast of a save is shown, and when the list comes back, in ms. */
const [toastTime, wait] = [3000, 1000];

/**
 * What follows the saving of a post: a toast, and the free board a moment later, unless the member has gone elsewhere.
 * @param pk the post that was edited: what is cached of it is old then
 * @returns `save`, which says the message, and whether it has happened: until the list is there, nothing may be sent twice
 */
export function useAfterSave(pk: number | undefined): { save: (message: string) => void; isSaved: () => boolean } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saved = useRef(false);
  const [, setSaved] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    save(message) {
      saved.current = true;
      setSaved(true);
      showToast({ message, showTime: toastTime });
      if (pk !== undefined) {
        queryClient.removeQueries({ queryKey: getGetInfoDetailQueryKey({ info_pk: pk, type: 'forum' }) });
      }
      const { to, state } = subScreenTarget(paths.information, menuTitle.forum);
      // The form's own entry is of no use on the way back.
      timer.current = setTimeout(() => void navigate(to, { replace: true, state }), wait);
    },
    isSaved: () => saved.current,
  };
}
