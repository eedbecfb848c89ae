import { useOpenUntilNavigation } from '#src/app/menus/use-open-until-navigation.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { useHydratedSession } from '#src/features/access/use-session.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { paths } from '#src/navigation/paths.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { withoutBox } from '#src/styles/without-box.ts';
import * as style from './member-entry.style.ts';

const myPageDrawerCode = lazyCode(async () => (await import('#src/app/menus/my-page-drawer.tsx')).MyPageDrawer);

/**
 * Renders the links to login and sign-up for a guest, and the link to My Page for a member. On a phone the member gets a
 * button that opens the My Page drawer. On a prerendered page both variants are rendered until the hydration, and the style
 * sheet shows the one that fits the visitor.
 */
export function MemberEntry() {
  const session = useHydratedSession();
  const [isDrawerOpen, setDrawerOpen] = useOpenUntilNavigation();
  const closeDrawer = () => setDrawerOpen(false);
  const MyPageDrawer = useLazyOverlay(myPageDrawerCode, { isOpen: isDrawerOpen, onFailed: closeDrawer });
  const isUnknown = session === undefined;
  // Otherwise, the drawer would open again with the next login, perhaps in another tab.
  if (session === null && isDrawerOpen) closeDrawer();
  return (
    <>
      {!session && (
        <div className={withoutBox} data-shown-to={isUnknown ? 'guest' : undefined}>
          <AppLink target={{ to: paths.login }} className={style.link}>
            로그인
          </AppLink>
          <AppLink target={{ to: paths.signup }} className={`${style.link} ${style.desktopOnly}`}>
            회원가입
          </AppLink>
        </div>
      )}
      {session !== null && (
        <div className={withoutBox} data-shown-to={isUnknown ? 'member' : undefined}>
          <AppLink target={{ to: paths.mypage }} className={`${style.link} ${style.desktopOnly}`}>
            MY
          </AppLink>
          <Button
            variant="quiet"
            className={style.phoneOnly}
            aria-haspopup="dialog"
            onPress={() => setDrawerOpen(true)}
          >
            MY
          </Button>
        </div>
      )}
      {session && isDrawerOpen && MyPageDrawer && <MyPageDrawer name={session.profile?.name} onClose={closeDrawer} />}
    </>
  );
}
