import type { MouseEvent } from 'react';
import { Outlet, useLocation } from 'react-router';
import { society } from '../content/society';
import { paths } from '../navigation/paths';
import { sectionOf } from '../navigation/section-of';
import { LeaveGuard } from '../ui/leave-guard';
import { ModalHost } from '../ui/modal-host';
import { ToastHost } from '../ui/toast-host';
import { Footer } from './footer';
import { Header } from './header';
import * as style from './layout.style';
import { LoadingIndicator } from './loading-indicator';
import { ScrollToTop } from './scroll-to-top';
import { useArrival } from './use-arrival';
import { useSessionWatch } from './use-session-watch';

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
  const announcement = useArrival();
  useSessionWatch();
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
      <LeaveGuard />
      <ModalHost organisation={society.name} />
    </>
  );
}
