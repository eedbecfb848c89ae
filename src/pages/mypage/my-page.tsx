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
        {document ? <DocumentColumns screen={screen} Document={document} /> : <MemberColumns screen={screen} />}
      </AccessGuard>
    </PageBody>
  );
}

/** Renders a public document. It does not read the session, so that the document is not rendered again after the hydration. */
function DocumentColumns({ screen, Document }: { screen: ScreenId; Document: LazyComponent }) {
  return (
    <div className={style.columns}>
      <MemberSidebar current={screen} />
      <div className={style.screen}>
        <h1 tabIndex={-1} className={style.documentTitle}>
          {screens[screen].title}
        </h1>
        <SectionBoundary key={screen}>
          <Suspense fallback={<LoadingPanel />}>
            <Document />
          </Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}

function MemberColumns({ screen }: { screen: ScreenId }) {
  const session = useHydratedSession();
  const Screen = session ? screenOf(screen) : LoadingPanel;
  return (
    <div className={style.columns} data-shown-to={session === undefined ? 'member' : undefined}>
      <MemberSidebar current={screen === 'withdrawal' ? 'basic' : screen} />
      <div className={style.screen}>
        <SectionHeading title={screens[screen].title} />
        {/* The key keeps the typed text of one member from the next member. */}
        <SectionBoundary key={session?.profile?.pk}>
          <Suspense fallback={<LoadingPanel />}>
            <Screen />
          </Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}

/**
 * Renders the menu of My Page for a member. A prerendered page contains it until the hydration, and the style sheet hides it from
 * guests.
 */
function MemberSidebar({ current }: { current: ScreenId }) {
  const session = useHydratedSession();
  if (session === null) return null;
  const shownTo = session === undefined ? 'member' : undefined;
  return <MyPageSidebar name={session?.profile?.name} current={current} shownTo={shownTo} />;
}
