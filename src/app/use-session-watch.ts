import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '../api/errors';
import { onSessionEvent } from '../api/session';
import { paths } from '../navigation/paths';
import { openModal } from '../ui/modal-store';

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
        queryClient.clear();
        if (event.type === 'started' || event.reason === 'loggedOut' || event.reason === 'elsewhere') return;
        if (event.reason === 'refreshFailed') {
          openModal({ type: 'confirm', message: messages.refreshFailed });
          void navigate(paths.home);
          return;
        }
        openModal({ type: 'confirm', message: messages[event.reason] });
        const { pathname, search, state } = here.current;
        if (pathname === paths.login) return;
        void navigate(paths.login, { state: { from: { to: pathname + search, state } } });
      }),
    [navigate, queryClient],
  );
}
