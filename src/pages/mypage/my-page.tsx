import { Suspense } from 'react';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { useHydratedSession } from '#src/features/access/use-session.ts';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { type LazyComponent, type LazySubScreens, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { myPageMenu, myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import * as style from './my-page.style.ts';
import { screenOf } from './my-page-screens.tsx';
import { MyPageSidebar } from './my-page-sidebar.tsx';

/** The documents that everybody may read (`publicDocuments`). They are prerendered. */
export const publicScreens: LazySubScreens = {
  [myPageTitle.service]: lazyComponent(
    async () => (await import('./terms/service-terms-screen.tsx')).ServiceTermsScreen,
  ),
  [myPageTitle.privacy]: lazyComponent(
    async () => (await import('./terms/privacy-policy-screen.tsx')).PrivacyPolicyScreen,
  ),
};

/**
 * Renders My Page: the menu and the chosen sub-screen. A guest is redirected to the login, except from a public document,
 * which has no menu for guests.
 */
export function MyPage() {
  const { menu } = useSubScreen(paths.mypage);
  const document = publicScreens[menu];
  return (
    <PageBody>
      <DocumentTitle parts={document ? [menu] : [menu, myPageMenu.mainMenu]} />
      {!document && (
        <h1 tabIndex={-1} className={style.title}>
          {myPageMenu.mainMenu}
          <VisuallyHidden>{` ${menu}`}</VisuallyHidden>
        </h1>
      )}
      <AccessGuard screen={{ path: paths.mypage, menu }}>
        <MyPageColumns menu={menu} document={document} />
      </AccessGuard>
    </PageBody>
  );
}

type MyPageColumnsProps = { menu: string; document: LazyComponent | undefined };

function MyPageColumns({ menu, document }: MyPageColumnsProps) {
  const session = useHydratedSession();
  const Screen = document ?? (session ? screenOf(menu) : LoadingPanel);
  const shownTo = session === undefined ? 'member' : undefined;
  const current = menu === myPageTitle.withdrawal ? myPageTitle.basic : menu;
  return (
    <div className={style.columns} data-shown-to={document ? undefined : shownTo}>
      {session !== null && <MyPageSidebar name={session?.profile?.name} current={current} shownTo={shownTo} />}
      <div className={style.screen}>
        {document ? (
          <h1 tabIndex={-1} className={style.documentTitle}>
            {menu}
          </h1>
        ) : (
          <SectionHeading title={menu} />
        )}
        {/* The key keeps the typed text of one member from the next member. */}
        <SectionBoundary key={document ? menu : session?.profile?.pk}>
          <Suspense fallback={<LoadingPanel />}>
            <Screen />
          </Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}
