import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { useLogout } from '#src/api/generated/session.ts';
import { endSession, getSession, setLoggingOut } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { leaveAfterConfirmation, unsavedFormsStore } from '#src/forms/unsaved-forms-store.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { paths } from '#src/navigation/paths.ts';
import { erasePersonalData } from './personal-data.ts';
import { renderedEntry, waitForNextScreen } from './rendered-entry.ts';

const texts = {
  failed:
    '서버와 통신하지 못해 로그아웃을 마치지 못했습니다.\n이 기기에서만 로그아웃하면 이 브라우저에 저장된 로그인 정보와 작성 중인 내용이 지워집니다.',
  onlyHere: '이 기기에서만 로그아웃',
};

/** Whether the call is pending. It is module state because reopening the drawer creates another button. */
let isLoggingOut = false;

const endCodes: readonly string[] = [ErrorCode.sessionExpired, ErrorCode.tokenRejected];

/** Checks whether the server had ended the session before the logout request. */
const hasSessionEnded = (error: unknown) => error instanceof ApiError && endCodes.includes(error.code);

/**
 * Logs out by the contract's `logout` and navigates to the home page. If the server does not confirm the logout, a modal
 * offers to remove the session from this browser alone. Until then the member stays logged in.
 * @returns the action, and whether the call is pending; a second press during the call has no effect
 */
export function useLogOut(): { logOut: () => void; isPending: boolean } {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();

  const finishLogOut = useCallback(async () => {
    // The member confirmed the loss of unsaved text before the call. Text typed since then opens no second confirmation.
    setLoggingOut(true);
    unsavedFormsStore.set([]);
    const previousKey = renderedEntry.get();
    // The history entry of a screen for members, and its state, must not stay for the next visitor.
    await navigate(paths.home, { replace: true });
    // If the session ended first, a screen for members would open the login modal and send its queries without a token.
    await waitForNextScreen(previousKey);
    // If the server has ended the session meanwhile, the personal data must still be erased.
    if (getSession()) endSession('loggedOut');
    else erasePersonalData();
    setLoggingOut(false);
  }, [navigate]);

  const requestLogOut = useCallback(async () => {
    if (isLoggingOut) return;
    isLoggingOut = true;
    setLoggingOut(true);
    try {
      await mutateAsync();
    } catch (error) {
      if (!hasSessionEnded(error)) {
        setLoggingOut(false);
        openModal({
          type: 'twoBtn',
          message: texts.failed,
          buttonText: texts.onlyHere,
          onConfirm: () => void finishLogOut(),
        });
        return;
      }
    } finally {
      isLoggingOut = false;
    }
    await finishLogOut();
  }, [mutateAsync, finishLogOut]);
  const logOut = useOneAtATime(requestLogOut);
  return { logOut: useCallback(() => leaveAfterConfirmation(logOut, { erasesDrafts: true }), [logOut]), isPending };
}
