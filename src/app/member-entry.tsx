import { lazy, Suspense } from 'react';
import type { Session } from '../api/session';
import { AppLink } from '../navigation/app-link';
import { paths } from '../navigation/paths';
import { Button } from '../ui/button';
import * as style from './member-entry.style';
import { useOpenHere } from './use-open-here';

const MyPageDrawer = lazy(() => import('./my-page-drawer').then((module) => ({ default: module.MyPageDrawer })));

/** Login and sign-up for a guest; for a member the way to My Page, on a phone by a drawer. */
export function MemberEntry({ session }: { session: Session | null }) {
  const [drawer, setDrawer] = useOpenHere();
  if (!session) {
    return (
      <>
        <AppLink target={{ to: paths.login }} className={style.link}>
          로그인
        </AppLink>
        <AppLink target={{ to: paths.signup }} className={`${style.link} ${style.desktopOnly}`}>
          회원가입
        </AppLink>
      </>
    );
  }
  return (
    <>
      <AppLink target={{ to: paths.mypage }} className={`${style.link} ${style.desktopOnly}`}>
        MY
      </AppLink>
      <Button look="quiet" className={style.phoneOnly} aria-haspopup="dialog" onPress={() => setDrawer(true)}>
        MY
      </Button>
      {drawer && (
        <Suspense fallback={null}>
          <MyPageDrawer name={session.profile?.name} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </>
  );
}
