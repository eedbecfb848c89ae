import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { getSession } from '../api/session';
import { paths } from '../navigation/paths';
import { openModal } from '../ui/modal-store';

/**
 * The gate before what only members may do.
 * @returns a function that tells whether a member is logged in, and opens the login modal for a guest
 */
export function useLoginGate(): () => boolean {
  const navigate = useNavigate();
  return useCallback(() => {
    if (getSession()) return true;
    openModal({
      type: 'login',
      message: '로그인이 필요합니다.',
      onConfirm: () => void navigate(paths.login),
    });
    return false;
  }, [navigate]);
}
