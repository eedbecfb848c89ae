import { useLocation } from 'react-router';
import { DisplayButton } from '#src/app/display/display-button.tsx';
import { useScrolled } from '#src/app/layout/use-scrolled.ts';
import { DesktopMenu } from '#src/app/menus/desktop-menu.tsx';
import { PhoneMenu } from '#src/app/menus/phone-menu.tsx';
import { LogoMark } from '#src/components/content/logo-mark.tsx';
import { society } from '#src/content/society.ts';
import { useKnownSession } from '#src/features/access/use-session.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import * as style from './header.style.ts';
import { MemberEntry } from './member-entry.tsx';

/** Screens without a hero, over which the header can't be transparent. */
const withoutHero = ['auth', 'mypage', 'conference'];

/** The header: transparent over a hero at the top of a page, solid when scrolled, hovered or on a screen without a hero. */
export function Header() {
  const { pathname } = useLocation();
  const session = useKnownSession();
  const scrolled = useScrolled(8);
  const solid = scrolled || withoutHero.includes(pathname.toLowerCase().split('/')[1] ?? '');
  return (
    <header className={style.header} data-solid={solid}>
      <div className={style.inner}>
        <AppLink target={{ to: paths.home }} className={style.logo}>
          <LogoMark />
          {society.name}
        </AppLink>
        <DesktopMenu />
        <div className={style.actions}>
          <DisplayButton place="header" />
          <MemberEntry session={session} />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
