import { lazy } from 'react';
import { boardOf } from '../../blocks/board';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle, postStep } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { BoardScreen } from './board-screen';

/** Forms are heavy, and few readers write. */
const PostFormScreen = lazy(async () => ({ default: (await import('./post-form-screen')).PostFormScreen }));

/** The step that another screen may call by its English name. */
const steps: Readonly<Record<string, string>> = {
  [postStep.create]: postStep.create,
  [postStep.edit]: postStep.edit,
  edit: postStep.edit,
};

/** The archive: the list of one board, or the form of the free board. */
export function ArchivePage() {
  const { menu, step: asked } = useSubScreen(paths.information);
  const isForum = menu === menuTitle.forum;
  const step = isForum && asked ? steps[asked] : undefined;
  return (
    <SectionPage path={paths.information} caption="Information" menu={menu}>
      {step ? (
        <PostFormScreen key={step} step={step} />
      ) : (
        <BoardScreen key={menu} menu={menu} type={boardOf(menu)} postPath={isForum ? 'community' : 'notice'} />
      )}
    </SectionPage>
  );
}
