import { boardOf } from '../../blocks/board';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { BoardScreen } from './board-screen';

/** The archive: the list of one board. */
export function ArchivePage() {
  const { menu } = useSubScreen(paths.information);
  return (
    <SectionPage path={paths.information} caption="Information" menu={menu}>
      <BoardScreen
        key={menu}
        menu={menu}
        type={boardOf(menu)}
        postPath={menu === menuTitle.forum ? 'community' : 'notice'}
      />
    </SectionPage>
  );
}
