import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { getSession, messageOfEnd, onSessionEvent, type SessionEndReason } from '#src/api/session.ts';
import { unsavedFormsStore } from '#src/components/forms/unsaved-forms-store.ts';
import { closeModal, modalStore, openModal } from '#src/components/overlays/modal-store.ts';
import { erasePersonalData } from '#src/features/access/personal-data.ts';
import { renderedEntry } from '#src/features/access/rendered-entry.ts';
import { discardDraftsOfOtherMembers } from '#src/features/forms/drafts-in-memory.ts';
import { clearOpenForms, restartOpenForms } from '#src/features/forms/open-forms.ts';
import { paths } from '#src/navigation/paths.ts';
import { editedPostNumber, hasPersonalData, withoutPersonalData } from '#src/navigation/personal-state.ts';
import { sectionOf } from '#src/navigation/section-of.ts';

const waiting =
  '다른 탭에서 로그아웃했습니다.\n작성 중이던 내용은 저장하지 않고 이 탭에서만 보관합니다. 같은 회원으로 다시 로그인하면 이어서 작성할 수 있고, 이 탭을 닫거나 새로고침하면 사라집니다.';

/** Drops every answer that was given to another person; what is on the screen is asked for anew. */
function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/**
 * The screen that a login leads back to. Nobody can erase the state of an earlier history entry, so it holds no personal
 * data: a post that was edited is named by its number in the address.
 */
function returnTarget({ pathname, search, hash, state }: Location) {
  const query = new URLSearchParams(search);
  const pk = editedPostNumber(state);
  if (pk !== null) query.set('post', String(pk));
  const text = query.toString();
  return { to: pathname + (text && `?${text}`) + hash, state: withoutPersonalData(state) };
}

const isForMembers = ({ pathname }: Location) => sectionOf(pathname)?.mainPath === paths.mypage;

/**
 * What the site does when a session begins or ends: cached answers of the other person are dropped, a logout that the
 * member chose erases all personal data in every tab, and a session that ended by itself says why and leads to the
 * login, which leads back afterwards.
 */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  here.current = location;
  const { key } = location;
  // Before the new screen's queries begin: a logout that waits for the screen ends the session first.
  useLayoutEffect(() => renderedEntry.set(key), [key]);

  // A screen for members is gone by the next render: before, its queries would be sent again, without a token.
  const [ends, setEnds] = useState(0);
  useEffect(() => {
    if (ends > 0) forgetAnswers(queryClient);
  }, [ends, queryClient]);

  useEffect(() => {
    let member = getSession()?.profile?.pk;
    /** The number of the modal over what a member was typing when they logged out in another tab. */
    let modal: number | undefined;

    const onStart = () => {
      member = getSession()?.profile?.pk;
      discardDraftsOfOtherMembers(member);
      restartOpenForms();
      forgetAnswers(queryClient);
      if (modal !== undefined && modalStore.get()?.number === modal) closeModal();
    };

    /** A logout that was chosen in another tab: what was being typed here stays in memory, behind the login modal. */
    const onLogoutElsewhere = (left: number | undefined) => {
      const at = here.current;
      const from = returnTarget(at);
      const toLogin = () => void navigate(paths.login, { state: { from }, replace: isForMembers(at) });
      const isWaiting = clearOpenForms(left ?? null);
      unsavedFormsStore.set([]);
      erasePersonalData();
      if (isForMembers(at)) void (isWaiting ? toLogin() : navigate(paths.home, { replace: true }));
      else if (hasPersonalData(at.state)) void navigate(from.to, { replace: true, state: from.state });
      if (!isWaiting) return;
      openModal({
        type: 'login',
        message: waiting,
        outlivesRedirect: true,
        onConfirm: () => isForMembers(at) || toLogin(),
      });
      modal = modalStore.get()?.number;
    };

    const onEnd = (reason: SessionEndReason) => {
      const left = member;
      member = undefined;
      setEnds((before) => before + 1);
      if (reason === 'loggedOutElsewhere') return onLogoutElsewhere(left);
      if (reason === 'loggedOut') {
        clearOpenForms(null);
        discardDraftsOfOtherMembers();
        erasePersonalData();
        return;
      }
      const at = here.current;
      const message = messageOfEnd(reason);
      if (message === null) {
        // An end in another tab says nothing here, but a screen for members can't stay.
        if (isForMembers(at)) void navigate(paths.home, { replace: true });
        return;
      }
      openModal({ type: 'confirm', message, outlivesRedirect: true });
      if (reason === 'refreshFailed') void navigate(paths.home);
      else if (at.pathname !== paths.login) void navigate(paths.login, { state: { from: returnTarget(at) } });
    };
    return onSessionEvent((event) => (event.type === 'started' ? onStart() : onEnd(event.reason)));
  }, [navigate, queryClient]);
}
