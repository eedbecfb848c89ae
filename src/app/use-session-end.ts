import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { getSession, onSessionEvent, type SessionEndReason, sessionEndMessage } from '#src/api/session.ts';
import { closeModal, modalStore, openModal } from '#src/components/overlays/modal-store.ts';
import { erasePersonalData } from '#src/features/access/personal-data.ts';
import { renderedEntry } from '#src/features/access/rendered-entry.ts';
import { clearOpenForms, discardDraftsOfOtherMembers, restartOpenForms } from '#src/forms/open-forms.ts';
import { unsavedFormsStore } from '#src/forms/unsaved-forms-store.ts';
import { findAccessRule } from '#src/navigation/access.ts';
import { publicDocuments, sectionOf } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { editedPostNumber, hasPersonalData, withoutPersonalData } from '#src/navigation/personal-state.ts';

const loggedOutElsewhereText =
  '다른 탭에서 로그아웃했습니다.\n작성 중이던 내용은 저장하지 않고 이 탭에서만 보관합니다. 같은 회원으로 다시 로그인하면 이어서 작성할 수 있고, 이 탭을 닫거나 새로고침하면 사라집니다.';

/** Removes all cached responses of the previous visitor. The queries of the current screen are sent again. */
function dropCachedResponses(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/**
 * Returns the target to which the login returns. The state of an earlier history entry cannot be erased, so the target
 * holds no personal data: an edited post is named by its number in the URL.
 */
function returnTarget({ pathname, search, hash, state }: Location) {
  const query = new URLSearchParams(search);
  const pk = editedPostNumber(state);
  if (pk !== null) query.set('post', String(pk));
  const text = query.toString();
  return { to: pathname + (text && `?${text}`) + hash, state: withoutPersonalData(state) };
}

/** Checks whether all screens of a path are for members, except its public documents. */
const isMemberPath = ({ pathname, search }: Location) => {
  const menu = publicDocuments.find((title) => title === new URLSearchParams(search).get('menu'));
  return findAccessRule({ path: sectionOf(pathname)?.mainPath ?? pathname, menu })?.access === 'member';
};

/**
 * Handles the start and the end of a session:
 * - Cached responses of the previous visitor are removed.
 * - A logout erases all personal data in every tab.
 * - When the API ends a session, a modal gives the reason and the visitor is redirected to the login. After the login the
 *   visitor returns to the previous screen.
 */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const currentLocation = useEffectEvent(() => location);
  const { key } = location;
  // A layout effect runs before the queries of the new screen. A logout that waits for the screen then ends the session
  // before they are sent.
  useLayoutEffect(() => renderedEntry.set(key), [key]);

  // The next render removes a screen for members. Before it, the queries of that screen would be sent without a token.
  const [endCount, setEndCount] = useState(0);
  useEffect(() => {
    if (endCount > 0) dropCachedResponses(queryClient);
  }, [endCount, queryClient]);

  useEffect(() => {
    let member = getSession()?.profile?.pk;
    /** The number of the login modal that a logout in another tab opened over unsaved text. */
    let loginModal: number | undefined;

    const onStart = () => {
      member = getSession()?.profile?.pk;
      discardDraftsOfOtherMembers(member);
      restartOpenForms();
      dropCachedResponses(queryClient);
      if (loginModal !== undefined && modalStore.get()?.number === loginModal) closeModal();
    };

    /** Handles a logout in another tab. Unsaved text of this tab stays in memory, behind the login modal. */
    const onLogoutElsewhere = (formerMember: number | undefined) => {
      const endedAt = currentLocation();
      const from = returnTarget(endedAt);
      const goToLogin = () => void navigate(paths.login, { state: { from }, replace: isMemberPath(endedAt) });
      const hasUnsavedText = clearOpenForms(formerMember ?? null);
      unsavedFormsStore.set([]);
      erasePersonalData();
      if (isMemberPath(endedAt)) void (hasUnsavedText ? goToLogin() : navigate(paths.home, { replace: true }));
      else if (hasPersonalData(endedAt.state)) void navigate(from.to, { replace: true, state: from.state });
      if (!hasUnsavedText) return;
      openModal({
        type: 'login',
        message: loggedOutElsewhereText,
        outlivesRedirect: true,
        onConfirm: () => isMemberPath(endedAt) || goToLogin(),
      });
      loginModal = modalStore.get()?.number;
    };

    const onEnd = (reason: SessionEndReason) => {
      const formerMember = member;
      member = undefined;
      setEndCount((before) => before + 1);
      if (reason === 'loggedOutElsewhere') return onLogoutElsewhere(formerMember);
      if (reason === 'loggedOut') {
        clearOpenForms(null);
        discardDraftsOfOtherMembers();
        erasePersonalData();
        return;
      }
      const endedAt = currentLocation();
      const message = sessionEndMessage(reason);
      if (message === null) {
        // The tab in which the session ended shows the message. Here only a screen for members is left.
        if (isMemberPath(endedAt)) void navigate(paths.home, { replace: true });
        return;
      }
      openModal({ type: 'confirm', message, outlivesRedirect: true });
      if (reason === 'refreshFailed') void navigate(paths.home);
      else if (endedAt.pathname !== paths.login) void navigate(paths.login, { state: { from: returnTarget(endedAt) } });
    };
    return onSessionEvent((event) => (event.type === 'started' ? onStart() : onEnd(event.reason)));
  }, [navigate, queryClient]);
}
