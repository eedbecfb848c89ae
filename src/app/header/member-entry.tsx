import type { Session } from '#src/api/session.ts';
import { useOpenUntilNavigation } from '#src/app/menus/use-open-until-navigation.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import * as style from './member-entry.style.ts';

const myPageDrawer = lazyCode(async () => (await import('#src/app/menus/my-page-drawer.tsx')).MyPageDrawer);

/**
 * Login and sign-up for a guest; for a member the way to My Page, on a phone by a drawer.
 * @param session undefined on a prerendered page that is not hydrated: the style sheet shows the entries of one visitor
 */
export function MemberEntry({ session }: { session: Session | null | undefined }) {
  const [drawer, setDrawer] = useOpenUntilNavigation();
  const close = () => setDrawer(false);
  const MyPageDrawer = useLazyOverlay(myPageDrawer, { isOpen: drawer, onFailed: close });
  const isUnknown = session === undefined;
  return (
    <>
      {!session && (
        <div className={style.entries} data-shown-to={isUnknown ? 'guest' : undefined}>
          <AppLink target={{ to: paths.login }} className={style.link}>
            로그인
          </AppLink>
          <AppLink target={{ to: paths.signup }} className={`${style.link} ${style.desktopOnly}`}>
            회원가입
          </AppLink>
        </div>
      )}
      {session !== null && (
        <div className={style.entries} data-shown-to={isUnknown ? 'member' : undefined}>
          <AppLink target={{ to: paths.mypage }} className={`${style.link} ${style.desktopOnly}`}>
            MY
          </AppLink>
          <Button variant="quiet" className={style.phoneOnly} aria-haspopup="dialog" onPress={() => setDrawer(true)}>
            MY
          </Button>
        </div>
      )}
      {session && drawer && MyPageDrawer && <MyPageDrawer name={session.profile?.name} onClose={close} />}
    </>
  );
}
