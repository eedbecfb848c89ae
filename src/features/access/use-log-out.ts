import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#src/api/errors.ts';
import type { ErrorCode } from '#src/api/generated/model/index.ts';
import { useLogout } from '#src/api/generated/session.ts';
import { endSession, getSession, setLoggingOut } from '#src/api/session.ts';
import { leaveAfterConfirmation, unsavedFormsStore } from '#src/components/forms/unsaved-forms-store.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { paths } from '#src/navigation/paths.ts';
import { erasePersonalData } from './personal-data.ts';
import { renderedEntry, waitForNextScreen } from './rendered-entry.ts';

const texts = {
  failed:
    '서버와 통신하지 못해 로그아웃을 마치지 못했습니다.\n이 기기에서만 로그아웃하면 이 브라우저에 저장된 로그인 정보와 작성 중인 내용이 지워집니다.',
  onlyHere: '이 기기에서만 로그아웃',
};

/** Whether the call is under way; a drawer that was closed and opened again has another button for it. */
let isUnderWay = false;

const endCodes: readonly string[] = ['84', '91'] satisfies ErrorCode[];

/** Whether the server has ended the session before it was asked to. */
const isOver = (error: unknown) => error instanceof ApiError && endCodes.includes(error.code);

/**
 * Logs out by the contract's `logout`, then leads home. When the server does not confirm the logout, a modal offers to
 * remove the session from this browser alone. Until then the member stays logged in.
 * @returns the action, and whether the call is under way; a second press meanwhile does nothing
 */
export function useLogOut(): { logOut: () => void; isPending: boolean } {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();

  const leave = useCallback(async () => {
    // The member has agreed to leave before the call: text that was typed since then asks no second question.
    setLoggingOut(true);
    unsavedFormsStore.set([]);
    const before = renderedEntry.get();
    // The entry of a members' screen, and its state, are of no use to the next person.
    await navigate(paths.home, { replace: true });
    // A screen for members would ask the new guest to log in, and its queries would be sent without a token.
    await waitForNextScreen(before);
    // The server may have ended the session meanwhile; the personal data has to go all the same.
    if (getSession()) endSession('loggedOut');
    else erasePersonalData();
    setLoggingOut(false);
  }, [navigate]);

  const action = useCallback(async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    setLoggingOut(true);
    try {
      await mutateAsync();
    } catch (error) {
      if (!isOver(error)) {
        setLoggingOut(false);
        openModal({ type: 'twoBtn', message: texts.failed, buttonText: texts.onlyHere, onConfirm: () => void leave() });
        return;
      }
    } finally {
      isUnderWay = false;
    }
    await leave();
  }, [mutateAsync, leave]);
  const logOut = useOneAtATime(action);
  return { logOut: useCallback(() => leaveAfterConfirmation(logOut, { erasesDrafts: true }), [logOut]), isPending };
}
