import type { MouseEvent } from 'react';
import { useCallback } from 'react';
import { type ModalRequest, openModal } from '#src/components/overlays/modal-store.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { useLoginGate } from './use-login-gate.ts';
import { useSession } from './use-session.ts';

/** What a member is told who follows the way to sign-up. */
export const alreadyMember: ModalRequest = { type: 'confirm', message: '이미 학회 회원이십니다.' };

/**
 * What a menu entry does beyond leading to its screen: the fee asks guests to log in, sign-up tells members that they
 * are members.
 * @returns a click handler for an entry's title; it stops the navigation where the rule says so
 */
export function useMenuRule(): (title: string, event: MouseEvent) => void {
  const session = useSession();
  const requireLogin = useLoginGate();
  return useCallback(
    (title, event) => {
      if (title === menuTitle.annualFee && !requireLogin()) event.preventDefault();
      if (title === menuTitle.signup && session) {
        event.preventDefault();
        openModal(alreadyMember);
      }
    },
    [requireLogin, session],
  );
}
