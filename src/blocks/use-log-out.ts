import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLogout } from '../api/generated/session';
import { endSession, getSession } from '../api/session';
import { useOneAtATime } from '../lib/use-one-at-a-time';
import { paths } from '../navigation/paths';
import { leaveWith } from '../ui/leave-store';
import { showToast } from '../ui/toast-store';
import { forgetDrafts } from './draft-storage';

/**
 * Logs out by the contract's `logout`, then leads home. A logout that fails leaves the member logged in and says so.
 * @returns the action, and whether it is under way; a second call meanwhile does nothing
 */
export function useLogOut(): { logOut: () => void; isPending: boolean } {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();
  const action = useCallback(async () => {
    try {
      await mutateAsync();
    } catch {
      // A session that the server has ended says so itself.
      if (getSession()) showToast({ icon: 'alert', message: '로그아웃하지 못했습니다. 잠시 후 다시 시도해 주세요.' });
      return;
    }
    // Home first, and at once: a screen for members would ask the new guest to log in.
    await navigate(paths.home, { flushSync: true, replace: window.location.pathname === paths.home });
    const member = getSession()?.profile?.pk;
    endSession('loggedOut');
    if (member !== undefined) forgetDrafts(member);
  }, [mutateAsync, navigate]);
  const logOut = useOneAtATime(action);
  return { logOut: useCallback(() => leaveWith(logOut), [logOut]), isPending };
}
