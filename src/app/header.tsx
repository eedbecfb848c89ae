import { useLocation } from 'react-router';
import { useKnownSession } from '../blocks/use-session';
import { society } from '../content/society';
import { AppLink } from '../navigation/app-link';
import { paths } from '../navigation/paths';
import { LogoMark } from '../ui/logo-mark';
import { DesktopMenu } from './desktop-menu';
import { DisplayButton } from './display-button';
import * as style from './header.style';
import { MemberEntry } from './member-entry';
import { PhoneMenu } from './phone-menu';
import { useScrolled } from './use-scrolled';

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
