import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { getSession } from '../api/session';
import { paths } from '../navigation/paths';
import { modalStore, openModal } from '../ui/modal-store';

/**
 * The gate before what only members may do.
 * @returns a function that tells whether a member is logged in, and opens the login modal for a guest
 */
export function useLoginGate(): () => boolean {
  const navigate = useNavigate();
  return useCallback(() => {
    if (getSession()) return true;
    // A modal that is open says why the session has just ended, and leads to the login and back.
    if (modalStore.get()) return false;
    openModal({
      type: 'login',
      message: '로그인이 필요합니다.',
      onConfirm: () => void navigate(paths.login, { replace: window.location.pathname === paths.login }),
    });
    return false;
  }, [navigate]);
}
