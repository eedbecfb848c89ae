import { boards } from '#src/content/boards.ts';
import { boardTypeOf, formStepOf } from '#src/features/boards/board.ts';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { BoardListScreen } from './board-list-screen.tsx';

/** Lazy-loaded, because few visitors write posts. */
const PostFormScreen = lazyComponent(async () => (await import('./post-form-screen.tsx')).PostFormScreen);

/** The archive: the list of one board, or the form of the free board. */
export function ArchivePage() {
  const { menu, step } = useSubScreen(paths.information);
  const type = boardTypeOf(menu);
  const formStep = formStepOf(menu, step);
  return (
    <SectionPage path={paths.information} caption="Information" menu={menu}>
      {formStep ? (
        <PostFormScreen key={step} step={formStep} />
      ) : (
        <BoardListScreen key={menu} menu={menu} type={type} postPath={boards[type].path} />
      )}
    </SectionPage>
  );
}
