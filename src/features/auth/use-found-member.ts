import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../navigation/paths';
import { stateText } from '../../navigation/use-sub-screen';
import { openModal } from '../../ui/modal-store';

/**
 * The ID that the search before this screen has passed on. Who comes any other way is told so and led to the login, in
 * the place of this screen's entry in the history.
 * @returns null where there is none
 */
export function useFoundMember(): string | null {
  const navigate = useNavigate();
  const memberId = stateText(useLocation().state, 'member_id') || null;
  useEffect(() => {
    if (memberId !== null) return;
    openModal({ type: 'confirm', message: '잘못된 접근입니다.' });
    void navigate(paths.login, { replace: true });
  }, [memberId, navigate]);
  return memberId;
}
