import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { getSession } from '#src/api/session.ts';
import { type ModalRequest, modalStore, openModal } from '#src/components/overlays/modal-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { sitePathname } from '#src/navigation/site-pathname.ts';

/**
 * Asks guests to log in before an action for members.
 * @returns a function that returns true for a member. For a guest it opens the login modal and returns false. A caller
 *   that redirects the guest afterwards passes `outlivesRedirect`.
 */
export function useRequireLogin(): (options?: Pick<ModalRequest, 'outlivesRedirect'>) => boolean {
  const navigate = useNavigate();
  return useCallback(
    (options) => {
      if (getSession()) return true;
      // An open modal already explains why the session has ended, and offers the login.
      if (modalStore.get()) return false;
      openModal({
        ...options,
        type: 'login',
        message: '로그인이 필요합니다.',
        onConfirm: () => void navigate(paths.login, { replace: sitePathname() === paths.login }),
      });
      return false;
    },
    [navigate],
  );
}
