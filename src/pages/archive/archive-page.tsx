import { boardTypeOf } from '#src/features/boards/board.ts';
import { type LateScreen, lateScreen, ShownScreen } from '#src/features/sub-screens/late-screen.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { menuTitle, postStep } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { BoardListScreen } from './board-list-screen.tsx';

/** Forms are heavy, and few readers write. */
const postForm = (step: string) =>
  lateScreen(async () => {
    const { PostFormScreen } = await import('./post-form-screen.tsx');
    return () => <PostFormScreen step={step} />;
  });

const edit = postForm(postStep.edit);

/** The form of each step. Another screen may call the editing by its English name. */
const forms: Readonly<Record<string, LateScreen>> = {
  [postStep.create]: postForm(postStep.create),
  [postStep.edit]: edit,
  edit,
};

/** The archive: the list of one board, or the form of the free board. */
export function ArchivePage() {
  const { menu, step: asked } = useSubScreen(paths.information);
  const isForum = menu === menuTitle.forum;
  const form = isForum && asked ? forms[asked] : undefined;
  return (
    <SectionPage path={paths.information} caption="Information" menu={menu}>
      {form ? (
        <ShownScreen key={asked} screen={form} />
      ) : (
        <BoardListScreen key={menu} menu={menu} type={boardTypeOf(menu)} postPath={isForum ? 'community' : 'notice'} />
      )}
    </SectionPage>
  );
}
