import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ShownScreen } from '../../blocks/late-screen';
import { SectionBoundary } from '../../blocks/section-boundary';
import { useLoginGate } from '../../blocks/use-login-gate';
import { useKnownSession } from '../../blocks/use-session';
import { myPageMenu, myPageTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { PageTitle } from '../../ui/page-title';
import { SectionHeading } from '../../ui/section-heading';
import { LoadingPanel } from '../../ui/state-panel';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as style from './my-page.style';
import { screenOf } from './my-page-screens';
import { MyPageSidebar } from './my-page-sidebar';

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
      <PageTitle parts={[menu, myPageMenu.mainMenu]} />
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
                {session ? <ShownScreen key={menu} screen={screenOf(menu)} /> : <LoadingPanel />}
              </Suspense>
            </SectionBoundary>
          </div>
        </div>
      )}
    </div>
  );
}
