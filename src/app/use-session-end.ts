import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { getSession, onSessionEvent, type SessionEndReason } from '#src/api/session.ts';
import { closeModal, modalStore, openModal } from '#src/components/overlays/modal-store.ts';
import { erasePersonalData } from '#src/features/access/personal-data.ts';
import { clearOpenForms, discardDraftsOfOtherMembers, hasOpenTextOf, restartOpenForms } from '#src/forms/open-forms.ts';
import { unsavedFormsStore } from '#src/forms/unsaved-forms-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { editedPostNumber, hasPersonalData, withoutPersonalData } from '#src/navigation/personal-state.ts';
import { type SessionEndEffect, screenKindOf, sessionEndTable } from './session-end.ts';

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

/**
 * Handles the start and the end of a session. At the end, `sessionEndTable` has the effects for each reason. Cached
 * responses of the previous visitor are removed at both.
 */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const currentLocation = useEffectEvent(() => location);

  // The next render removes a screen for members. Before it, the queries of that screen would be sent without a token.
  const [endCount, setEndCount] = useState(0);
  useEffect(() => {
    if (endCount > 0) dropCachedResponses(queryClient);
  }, [endCount, queryClient]);

  useEffect(() => {
    let member = getSession()?.profile?.pk;
    /** The number of the modal of `offerLogin`. */
    let loginModal: number | undefined;

    const onStart = () => {
      member = getSession()?.profile?.pk;
      discardDraftsOfOtherMembers(member);
      restartOpenForms();
      dropCachedResponses(queryClient);
      if (loginModal !== undefined && modalStore.get()?.number === loginModal) closeModal();
    };

    /** Runs one effect of a session that ended on the screen of `endedAt`. */
    const runEffect = (effect: SessionEndEffect, endedAt: Location, formerMember: number | undefined) => {
      if (typeof effect !== 'string')
        return openModal({ type: 'confirm', message: effect.message, outlivesRedirect: true });
      const from = returnTarget(endedAt);
      const openLogin = (replace: boolean) => void navigate(paths.login, { state: { from }, replace });
      switch (effect) {
        case 'discardText':
          clearOpenForms(null);
          return discardDraftsOfOtherMembers();
        case 'keepTextInMemory':
          clearOpenForms(formerMember ?? null);
          return unsavedFormsStore.set([]);
        case 'erasePersonalData':
          return erasePersonalData();
        case 'cleanEntry':
          if (hasPersonalData(endedAt.state)) void navigate(from.to, { replace: true, state: from.state });
          return;
        case 'openHome':
          return void navigate(paths.home);
        case 'replaceByHome':
          return void navigate(paths.home, { replace: true });
        case 'openLogin':
          return openLogin(false);
        case 'replaceByLogin':
          return openLogin(true);
        case 'offerLogin': {
          const onConfirm = () => {
            if (currentLocation().pathname !== paths.login) openLogin(false);
          };
          openModal({ type: 'login', message: loggedOutElsewhereText, outlivesRedirect: true, onConfirm });
          loginModal = modalStore.get()?.number;
        }
      }
    };

    const onEnd = (reason: SessionEndReason) => {
      const endedAt = currentLocation();
      const formerMember = member;
      member = undefined;
      setEndCount((before) => before + 1);
      const unsaved = hasOpenTextOf(formerMember) ? 'text' : 'nothing';
      for (const effect of sessionEndTable[reason][screenKindOf(endedAt)][unsaved])
        runEffect(effect, endedAt, formerMember);
    };
    return onSessionEvent((event) => (event.type === 'started' ? onStart() : onEnd(event.reason)));
  }, [navigate, queryClient]);
}
