import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#src/api/errors.ts';
import { getLogoutMutationKey, useLogout } from '#src/api/generated/session.ts';
import { endReasonOfCode, endSession, getSession, setLoggingOut } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { leaveAfterConfirmation, unsavedFormsStore } from '#src/forms/unsaved-forms-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { erasePersonalData } from './personal-data.ts';
import { runBeforeNextScreenEffects } from './rendered-entry.ts';

const texts = {
  failed:
    '서버와 통신하지 못해 로그아웃을 마치지 못했습니다.\n이 기기에서만 로그아웃하면 이 브라우저에 저장된 로그인 정보와 작성 중인 내용이 지워집니다.',
  onlyHere: '이 기기에서만 로그아웃',
};

/** Checks whether the server had ended the session before the logout request. */
const hasSessionEnded = (error: unknown) => error instanceof ApiError && endReasonOfCode.has(error.code);

/**
 * Logs out by the contract's `logout` and navigates to the home page. If the server does not confirm the logout, a modal
 * offers to remove the session from this browser alone. Until then the member stays logged in.
 * @returns the action, and whether the call is pending; a second press during the call has no effect
 */
export function useLogOut(): { logOut: () => void; isPending: boolean } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const finishLogOut = async () => {
    // The member confirmed the loss of unsaved text before the call. Text typed since then opens no second confirmation.
    setLoggingOut(true);
    unsavedFormsStore.set([]);
    // If the session ended before the navigation, a screen for members would open the login modal and send its queries
    // without a token. If it ended after the effects of the home page, the page would send its queries with the ended token.
    const hasEnded = runBeforeNextScreenEffects(() => {
      // If the server has ended the session meanwhile, the personal data must still be erased.
      if (getSession()) endSession('loggedOut');
      else erasePersonalData();
      setLoggingOut(false);
    });
    // The history entry of a screen for members, and its state, must not stay for the next visitor.
    await navigate(paths.home, { replace: true });
    await hasEnded;
  };

  // The mutation is pending until these functions are done, so that no second call begins before the session has ended.
  const { mutate, isPending } = useLogout({
    mutation: {
      onSuccess: finishLogOut,
      async onError(error) {
        if (hasSessionEnded(error)) return finishLogOut();
        setLoggingOut(false);
        openModal({
          type: 'twoBtn',
          message: texts.failed,
          buttonText: texts.onlyHere,
          onConfirm: () => void finishLogOut(),
        });
      },
    },
  });
  const requestLogOut = () => {
    // Reopening the drawer creates another button, so the `isPending` of this one is not enough.
    if (queryClient.isMutating({ mutationKey: getLogoutMutationKey() }) > 0) return;
    setLoggingOut(true);
    mutate();
  };
  return { logOut: () => leaveAfterConfirmation(requestLogOut, { erasesDrafts: true }), isPending };
}
