import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLogout } from '../api/generated/session';
import { endSession } from '../api/session';
import { paths } from '../navigation/paths';
import { showToast } from '../ui/toast-store';

/**
 * Logs out by the contract's `logout`, then leads home. A logout that fails leaves the member logged in and says so.
 * @returns the action, and whether it is under way; a second call meanwhile does nothing
 */
export function useLogOut(): { logOut: () => void; isPending: boolean } {
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout();
  const logOut = useCallback(() => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: () => {
        endSession('loggedOut');
        void navigate(paths.home);
      },
      onError: () => showToast({ icon: 'alert', message: '로그아웃하지 못했습니다. 잠시 후 다시 시도해 주세요.' }),
    });
  }, [isPending, mutate, navigate]);
  return { logOut, isPending };
}
