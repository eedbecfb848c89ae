import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/buttons/button.tsx';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import type { VisitorKind } from '#src/lib/browser/visitor.ts';
import { accessTo } from '#src/navigation/access.ts';
import { paths } from '#src/navigation/paths.ts';
import { useScreen } from '#src/navigation/screen-location.ts';
import { withoutBox } from '#src/styles/without-box.ts';
import { useRequireLogin } from './use-require-login.ts';
import { useHydratedSession } from './use-session.ts';

type AccessGuardProps = {
  /** Rendered for a guest above the login-required panel. */
  heading?: ReactNode;
  /** Rendered for a guest below the login-required panel, such as a link to the list. */
  listLink?: ReactNode;
  /** Rendered for a member on a prerendered page until it is hydrated. It has the size of the children. */
  loading?: ReactNode;
  children: ReactNode;
};

/**
 * Renders the children to visitors whom the access rule of the current screen admits. A guest on a screen for members gets the
 * login modal and the login-required panel, or is redirected to the login.
 */
export function AccessGuard({ heading, listLink, loading = <LoadingPanel />, children }: AccessGuardProps) {
  const session = useHydratedSession();
  const rule = accessTo(useScreen());
  if (rule?.only !== 'member') return children;
  if (rule.text === null) return <RedirectGuest>{children}</RedirectGuest>;
  if (session) return children;
  const isUnknown = session === undefined;
  const shownTo = (visitor: VisitorKind) => (isUnknown ? visitor : undefined);
  return (
    <>
      <div className={withoutBox} data-shown-to={shownTo('guest')}>
        {heading}
        <LoginRequired text={rule.text} />
        {listLink}
      </div>
      {isUnknown && (
        <div className={withoutBox} data-shown-to={shownTo('member')}>
          {loading}
        </div>
      )}
    </>
  );
}

/** Opens the login modal, and renders the panel with a button that opens the modal again. */
function LoginRequired({ text }: { text: string }) {
  const requireLogin = useRequireLogin();
  useEffect(() => {
    requireLogin();
  }, [requireLogin]);
  return (
    <EmptyPanel message={text}>
      <Button variant="solid" aria-haspopup="dialog" onPress={() => void requireLogin()}>
        로그인 안내 열기
      </Button>
    </EmptyPanel>
  );
}

/** Opens the login modal for a guest, and replaces the screen by the login. Renders the children for a member. */
function RedirectGuest({ children }: { children: ReactNode }) {
  const session = useHydratedSession();
  const requireLogin = useRequireLogin();
  const navigate = useNavigate();
  // When a session ends on this screen, the code that ends it redirects the member.
  const [wasGuest] = useState(!session);
  useEffect(() => {
    if (!wasGuest || requireLogin({ outlivesRedirect: true })) return;
    void navigate(paths.login, { replace: true });
  }, [wasGuest, navigate, requireLogin]);
  return session !== null && children;
}
