import { useId } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useLogOut } from '#src/features/access/use-log-out.ts';
import { memberRecords, memberRecordsTitle } from '#src/navigation/member-records.ts';
import { myPageMenu, screenIdsOf } from '#src/navigation/menus.ts';
import { type ScreenId, screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { screenTarget } from '#src/navigation/target.ts';
import * as style from './my-page.style.ts';

type MyPageSidebarProps = {
  name: string | undefined;
  current: ScreenId;
  /** The visitors who see it on a prerendered page until it is hydrated; by default all. */
  shownTo?: 'member' | undefined;
};

/**
 * Renders the member's name, the logout button, the entries of My Page and the links to the member's records. At 900 px
 * or less, the drawer of the header replaces it.
 */
export function MyPageSidebar({ name, current, shownTo }: MyPageSidebarProps) {
  const { logOut, isPending } = useLogOut();
  const recordsId = useId();
  return (
    <div className={style.sidebar} data-shown-to={shownTo}>
      <p translate="no" className={style.name}>{`${name ?? '회원'} 님`}</p>
      <Button variant="plain" isPending={isPending} onPress={logOut}>
        로그아웃
      </Button>
      <nav aria-label={myPageMenu.mainMenu} className={style.group}>
        <ul className={style.list}>
          {screenIdsOf(myPageMenu).map((screen) => (
            <li key={screen}>
              <AppLink
                target={screenTarget(screen)}
                aria-current={screen === current ? 'page' : undefined}
                className={style.entry}
              >
                {screens[screen].title}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby={recordsId} className={style.group}>
        <p id={recordsId} className={style.recordsTitle}>
          {memberRecordsTitle}
        </p>
        <ul className={style.list}>
          {memberRecords.map(({ title, target }) => (
            <li key={title}>
              <AppLink target={target} className={style.entry}>
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
