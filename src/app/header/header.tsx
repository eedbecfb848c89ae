import { useLocation } from 'react-router-dom';
import { DisplayButton } from '#src/app/display/display-button.tsx';
import { useScrolled } from '#src/app/layout/use-scrolled.ts';
import { DesktopMenu } from '#src/app/menus/desktop-menu.tsx';
import { PhoneMenu } from '#src/app/menus/phone-menu.tsx';
import { LogoMark } from '#src/components/content/logo-mark.tsx';
import { society } from '#src/content/society.ts';
import { paths } from '#src/navigation/paths.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import * as style from './header.style.ts';
import { MemberEntry } from './member-entry.tsx';

/** The first path segments of screens without a hero. The header is solid there. */
const segmentsWithoutHero = ['auth', 'mypage'];

/** A constant, so that React skips the menus when the header renders because of a scroll. */
const content = (
  <div className={style.inner}>
    <AppLink target={{ to: paths.home }} className={style.logo}>
      <LogoMark />
      {society.name}
    </AppLink>
    <DesktopMenu />
    <div className={style.actions}>
      <DisplayButton place="header" />
      <MemberEntry />
      <PhoneMenu />
    </div>
  </div>
);

/**
 * Renders the header. It is transparent over a hero at the top of a page, and solid when the page is scrolled, when the
 * pointer is over the header, and on screens without a hero.
 */
export function Header() {
  const { pathname } = useLocation();
  const isScrolled = useScrolled(8);
  const isSolid = isScrolled || segmentsWithoutHero.includes(pathname.toLowerCase().split('/')[1] ?? '');
  return (
    <header className={style.header} data-solid={isSolid}>
      <div aria-hidden className={style.surface} />
      {content}
    </header>
  );
}
