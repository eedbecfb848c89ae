import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { paths } from '#src/navigation/paths.ts';
import { readStateText } from '#src/navigation/screen-location.ts';
import { foundMember, moveOutOfHistory } from './found-member.ts';

/**
 * Returns the ID that the preceding search screen has passed. A visitor without such an ID sees a message and is
 * redirected to the login, which replaces the history entry of this screen.
 * @returns null if no ID was passed
 */
export function useFoundMember(): string | null {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [memberId, setMemberId] = useState(() => readStateText(state, 'member_id') || foundMember(state));
  useEffect(() => {
    if (memberId !== null) moveOutOfHistory(memberId);
    return subscribeErasure(() => setMemberId(null));
  }, [memberId]);
  useEffect(() => {
    if (memberId !== null) return;
    openModal({ type: 'confirm', message: '잘못된 접근입니다.', outlivesRedirect: true });
    void navigate(paths.login, { replace: true });
  }, [memberId, navigate]);
  return memberId;
}
