import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { useLoginGate } from '#src/features/access/use-login-gate.ts';
import { useKnownSession } from '#src/features/access/use-session.ts';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { LazyScreen } from '#src/features/sub-screens/lazy-screen.tsx';
import { myPageMenu, myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import * as style from './my-page.style.ts';
import { screenOf } from './my-page-screens.tsx';
import { MyPageSidebar } from './my-page-sidebar.tsx';

/** My Page: the menu, and the sub-screen that is chosen. A guest is asked to log in and led there. */
export function MyPage() {
  const session = useKnownSession();
  const { menu } = useSubScreen(paths.mypage);
  const requireLogin = useLoginGate();
  const navigate = useNavigate();
  // Who becomes a guest here is led away by what ended the session.
  const [cameAsGuest] = useState(!session);
  useEffect(() => {
    if (!cameAsGuest || requireLogin({ outlivesRedirect: true })) return;
    void navigate(paths.login, { replace: true });
  }, [cameAsGuest, navigate, requireLogin]);
  return (
    <div className={style.page}>
      <DocumentTitle parts={[menu, myPageMenu.mainMenu]} />
      <h1 tabIndex={-1} className={style.title}>
        {myPageMenu.mainMenu}
        <VisuallyHidden> {menu}</VisuallyHidden>
      </h1>
      {session !== null && (
        <div className={style.columns} data-shown-to={session === undefined ? 'member' : undefined}>
          <MyPageSidebar
            name={session?.profile?.name}
            current={menu === myPageTitle.withdrawal ? myPageTitle.basic : menu}
          />
          <div className={style.screen}>
            <SectionHeading title={menu} />
            {/* What one member typed is never shown to, or sent by, the next. */}
            <SectionBoundary key={session?.profile?.pk}>
              <Suspense fallback={<LoadingPanel />}>
                {session ? <LazyScreen key={menu} code={screenOf(menu)} /> : <LoadingPanel />}
              </Suspense>
            </SectionBoundary>
          </div>
        </div>
      )}
    </div>
  );
}
