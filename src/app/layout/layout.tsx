import type { MouseEvent } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Header } from '#src/app/header/header.tsx';
import { useRouteAnnouncer } from '#src/app/use-route-announcer.ts';
import { useSessionEnd } from '#src/app/use-session-end.ts';
import { ToastHost } from '#src/components/feedback/toast-host.tsx';
import { UnsavedChangesGuard } from '#src/components/forms/unsaved-changes-guard.tsx';
import { ModalHost } from '#src/components/overlays/modal-host.tsx';
import { society } from '#src/content/society.ts';
import { paths } from '#src/navigation/paths.ts';
import { sectionOf } from '#src/navigation/section-of.ts';
import { Footer } from './footer.tsx';
import * as style from './layout.style.ts';
import { LoadingIndicator } from './loading-indicator.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const mainId = 'main';

/** The browser would add a history entry, and the state of this one, which may choose the sub-screen, would be lost. */
function goToMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById(mainId);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** What stands around every screen: header, footer and the places of what comes over the page. */
export function Layout() {
  const announcement = useRouteAnnouncer();
  useSessionEnd();
  const { pathname } = useLocation();
  return (
    <>
      <a href={`#${mainId}`} className={style.skip} onClick={goToMain}>
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
      <UnsavedChangesGuard />
      <ModalHost organisation={society.name} />
    </>
  );
}
