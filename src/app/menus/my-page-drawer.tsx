import { useId } from 'react';
import { CloseOnWideHeader } from '#src/app/header/close-on-wide-header.tsx';
import { Button } from '#src/components/buttons/button.tsx';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import { useLogOut } from '#src/features/access/use-log-out.ts';
import { memberRecords, memberRecordsTitle } from '#src/navigation/member-records.ts';
import { myPageMenu, screenIdsOf } from '#src/navigation/menus.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { MenuEntry } from './menu-entry.tsx';
import * as style from './my-page-drawer.style.ts';

/** Renders the member's drawer on a phone: name, entries of My Page, records and logout. */
export function MyPageDrawer({ name, onClose }: { name: string | undefined; onClose: () => void }) {
  const { logOut, isPending } = useLogOut();
  const recordsId = useId();
  return (
    <Dialog variant="drawer" title={`${name ?? '회원'} 님`} onClose={onClose}>
      <CloseOnWideHeader onClose={onClose} />
      <nav aria-label={myPageMenu.mainMenu}>
        <ul className={style.entries}>
          {screenIdsOf(myPageMenu).map((screen) => (
            <li key={screen}>
              <MenuEntry screen={screen} className={style.entry} onChoose={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby={recordsId}>
        <p id={recordsId} className={style.recordsTitle}>
          {memberRecordsTitle}
        </p>
        <ul className={style.entries}>
          {memberRecords.map(({ title, target }) => (
            <li key={title}>
              <AppLink target={target} className={style.entry} onClick={onClose}>
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <Button
        variant="plain"
        isPending={isPending}
        onPress={() => {
          logOut();
          onClose();
        }}
      >
        로그아웃
      </Button>
    </Dialog>
  );
}
