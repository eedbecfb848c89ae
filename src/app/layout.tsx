import { Outlet, useLocation } from 'react-router';
import { society } from '../content/society';
import { paths } from '../navigation/paths';
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

/** What stands around every screen: header, footer and the places of what comes over the page. */
export function Layout() {
  const announcement = useArrival();
  useSessionWatch();
  const { pathname } = useLocation();
  return (
    <>
      <a href="#main" className={style.skip}>
        본문 바로가기
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={style.main}>
        <Outlet />
      </main>
      <Footer hiddenOnPhone={pathname.startsWith(paths.mypage)} />
      <ScrollToTop />
      <LoadingIndicator />
      <div role="status" className={style.announcer}>
        {announcement}
      </div>
      <ToastHost organisation={society.name} />
      <LeaveGuard />
      <ModalHost organisation={society.name} />
    </>
  );
}
