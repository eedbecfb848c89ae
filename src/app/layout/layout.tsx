import { type MouseEvent, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Header } from '#src/app/header/header.tsx';
import { useRouteAnnouncer } from '#src/app/use-route-announcer.ts';
import { useSessionEnd } from '#src/app/use-session-end.ts';
import { ToastHost } from '#src/components/feedback/toast-host.tsx';
import { ModalHost } from '#src/components/overlays/modal-host.tsx';
import { society } from '#src/content/society.ts';
import { renderedEntry } from '#src/features/access/rendered-entry.ts';
import { unsavedGuardStore } from '#src/forms/unsaved-forms-store.ts';
import { reportHydrated } from '#src/lib/browser/hydrated-parts.ts';
import { sectionOf } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { Footer } from './footer.tsx';
import * as style from './layout.style.ts';
import { LoadingIndicator } from './loading-indicator.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const mainId = 'main';

/**
 * Scrolls and focuses the main content. The default action of the link would add a history entry without the navigation
 * state, which may choose the sub-screen.
 */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById(mainId);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** A separate component, because the first letter in a form brings the guard, and must not render the layout again. */
function UnsavedChanges() {
  const Guard = useSyncExternalStore(unsavedGuardStore.subscribe, unsavedGuardStore.get, () => null);
  return Guard && <Guard />;
}

/**
 * Renders what surrounds every screen: header, footer, live region, toasts and modals. What happens at a navigation is here,
 * except what belongs to another part: `startSite` (the reload of an outdated tab, the end of the record of early input, a
 * first screen without its code), `watchNextScreen` (which screen comes next), `preloadScreens` (the code of the next step),
 * `DocumentTitle`, and the parts of a screen that begin anew (`SectionBoundary`, `useOpenUntilNavigation`). Before the router,
 * Back and Forward close open `dialog` elements (`handleDialogCommands`) and ask for unsaved changes (`history-guard.ts`).
 */
export function Layout() {
  const announcement = useRouteAnnouncer();
  useSessionEnd();
  const { pathname, key } = useLocation();
  // A layout effect runs before the queries of the new screen. A logout that waits for the screen then ends the session
  // before they are sent.
  useLayoutEffect(() => renderedEntry.set(key), [key]);
  useEffect(() => reportHydrated('frame'), []);
  return (
    <>
      <a href={`#${mainId}`} className={style.skip} onClick={skipToMain}>
        본문 바로가기
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} className={style.main}>
        <Outlet />
        <LoadingIndicator />
        <ScrollToTop />
      </main>
      <Footer hiddenOnPhone={sectionOf(pathname)?.mainPath === paths.mypage} />
      <div role="status" className={style.announcer}>
        {announcement}
      </div>
      <ToastHost organisation={society.name} />
      <UnsavedChanges />
      <ModalHost organisation={society.name} />
    </>
  );
}
