import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { getSession } from '#src/api/session.ts';
import { type ModalRequest, modalStore, openModal } from '#src/components/overlays/modal-store.ts';
import { paths } from '#src/navigation/paths.ts';

/**
 * The gate before what only members may do.
 * @returns a function that tells whether a member is logged in, and opens the login modal for a guest. A caller that then
 *   redirects the guest passes `outlivesRedirect`.
 */
export function useLoginGate(): (options?: Pick<ModalRequest, 'outlivesRedirect'>) => boolean {
  const navigate = useNavigate();
  return useCallback(
    (options) => {
      if (getSession()) return true;
      // A modal that is open says why the session has just ended, and leads to the login and back.
      if (modalStore.get()) return false;
      openModal({
        ...options,
        type: 'login',
        message: '로그인이 필요합니다.',
        onConfirm: () => void navigate(paths.login, { replace: window.location.pathname === paths.login }),
      });
      return false;
    },
    [navigate],
  );
}
