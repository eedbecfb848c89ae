import { useLogOut } from '../../blocks/use-log-out';
import { AppLink } from '../../navigation/app-link';
import { myPageMenu } from '../../navigation/menus';
import { subScreenTarget } from '../../navigation/target';
import { Button } from '../../ui/button';
import * as style from './my-page-sidebar.style';

type MyPageSidebarProps = { name: string | undefined; current: string };

/** The member's name, logout and the entries of My Page; at 900 px or less the header's drawer has them. */
export function MyPageSidebar({ name, current }: MyPageSidebarProps) {
  const { logOut, isPending } = useLogOut();
  return (
    <div className={style.sidebar}>
      <p className={style.name}>{name ?? '회원'} 님</p>
      <Button look="plain" isPending={isPending} onPress={logOut}>
        로그아웃
      </Button>
      <nav aria-label={myPageMenu.mainMenu}>
        <ul className={style.entries}>
          {myPageMenu.subMenu.map(({ title }) => (
            <li key={title}>
              <AppLink
                target={subScreenTarget(myPageMenu.mainPath, title)}
                aria-current={title === current ? 'page' : undefined}
                className={style.entry}
              >
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
