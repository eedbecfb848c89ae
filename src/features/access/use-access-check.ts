import type { MouseEvent } from 'react';
import { useCallback } from 'react';
import { getSession } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { accessTo } from '#src/navigation/access.ts';
import { screenOfTarget, type Target } from '#src/navigation/target.ts';
import { useRequireLogin } from './use-require-login.ts';

/**
 * Applies the access rules to links.
 * @returns a click handler for links. If the visitor may not open the target, it stops the navigation and opens the login
 *   modal for a guest, or the modal of the rule for a member.
 */
export function useAccessCheck(): (event: MouseEvent, target: Target) => void {
  const requireLogin = useRequireLogin();
  return useCallback(
    (event, target) => {
      const rule = accessTo(screenOfTarget(target));
      if (rule?.only === 'member' && !requireLogin()) event.preventDefault();
      if (rule?.only === 'guest' && getSession()) {
        event.preventDefault();
        openModal({ type: 'confirm', message: rule.text });
      }
    },
    [requireLogin],
  );
}
