import { Suspense } from 'react';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { useHydratedSession } from '#src/features/access/use-session.ts';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { type LazyComponent, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { myPageMenu } from '#src/navigation/menus.ts';
import { useScreen } from '#src/navigation/screen-location.ts';
import type { ScreenId } from '#src/navigation/screens.ts';
import { screens } from '#src/navigation/screens.ts';
import * as style from './my-page.style.ts';
import { screenOf } from './my-page-screens.tsx';
import { MyPageSidebar } from './my-page-sidebar.tsx';

/** The documents that everybody may read. They are prerendered. */
export const publicScreens: Readonly<Partial<Record<ScreenId, LazyComponent>>> = {
  service: lazyComponent(async () => (await import('./terms/service-terms-screen.tsx')).ServiceTermsScreen),
  privacy: lazyComponent(async () => (await import('./terms/privacy-policy-screen.tsx')).PrivacyPolicyScreen),
};

/**
 * Renders My Page: the menu and the chosen sub-screen. A guest is redirected to the login, except from a public document,
 * which has no menu for guests.
 */
export function MyPage() {
  const { screen } = useScreen();
  const document = publicScreens[screen];
  return (
    <PageBody>
      {!document && (
        <h1 tabIndex={-1} className={style.title}>
          {myPageMenu.mainMenu}
          <VisuallyHidden>{` ${screens[screen].title}`}</VisuallyHidden>
        </h1>
      )}
      <AccessGuard>
        <MyPageColumns screen={screen} document={document} />
      </AccessGuard>
    </PageBody>
  );
}

type MyPageColumnsProps = { screen: ScreenId; document: LazyComponent | undefined };

function MyPageColumns({ screen, document }: MyPageColumnsProps) {
  const session = useHydratedSession();
  const Screen = document ?? (session ? screenOf(screen) : LoadingPanel);
  const shownTo = session === undefined ? 'member' : undefined;
  const { title } = screens[screen];
  return (
    <div className={style.columns} data-shown-to={document ? undefined : shownTo}>
      {session !== null && (
        <MyPageSidebar
          name={session?.profile?.name}
          current={screen === 'withdrawal' ? 'basic' : screen}
          shownTo={shownTo}
        />
      )}
      <div className={style.screen}>
        {document ? (
          <h1 tabIndex={-1} className={style.documentTitle}>
            {title}
          </h1>
        ) : (
          <SectionHeading title={title} />
        )}
        {/* The key keeps the typed text of one member from the next member. */}
        <SectionBoundary key={document ? screen : session?.profile?.pk}>
          <Suspense fallback={<LoadingPanel />}>
            <Screen />
          </Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}
