import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { accessTo } from '#src/navigation/access.ts';
import { paths } from '#src/navigation/paths.ts';
import { useScreen } from '#src/navigation/screen-location.ts';

/** Redirects a member from a screen for guests to the home page, and opens the modal of its access rule. */
export function RedirectMember() {
  const navigate = useNavigate();
  const rule = accessTo(useScreen());
  const message = rule?.only === 'guest' ? rule.text : null;
  useEffect(() => {
    if (message === null) return;
    void navigate(paths.home, { replace: true });
    openModal({ type: 'confirm', message, outlivesRedirect: true });
  }, [message, navigate]);
  return <LoadingPanel />;
}
