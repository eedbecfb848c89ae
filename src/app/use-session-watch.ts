import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOfEnd, onSessionEvent } from '../api/session';
import { paths } from '../navigation/paths';
import { sectionOf } from '../navigation/section-of';
import { openModal } from '../ui/modal-store';

/** Drops every answer that was given to another person; what is on the screen is asked for anew. */
function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/**
 * What the site does when a session begins or ends: cached answers of the other person are dropped, and a session that
 * ended by itself says why and leads to the login, which leads back afterwards.
 */
export function useSessionWatch(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  here.current = location;

  useEffect(
    () =>
      onSessionEvent((event) => {
        forgetAnswers(queryClient);
        if (event.type === 'started') return;
        const { pathname, search, state } = here.current;
        const message = messageOfEnd(event.reason);
        if (message === null) {
          // A logout in another tab says nothing here, but a screen for members can't stay.
          const isForMembers = sectionOf(pathname)?.mainPath === paths.mypage;
          if (event.reason === 'elsewhere' && isForMembers) void navigate(paths.home, { replace: true });
          return;
        }
        openModal({ type: 'confirm', message });
        if (event.reason === 'refreshFailed') void navigate(paths.home);
        else if (pathname !== paths.login) {
          void navigate(paths.login, { state: { from: { to: pathname + search, state } } });
        }
      }),
    [navigate, queryClient],
  );
}
