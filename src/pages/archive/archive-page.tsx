import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { useScreen } from '#src/navigation/screen-location.ts';
import { isBoard } from '#src/navigation/screens.ts';
import { BoardListScreen } from './board-list-screen.tsx';

/** Lazy-loaded, because few visitors write posts. */
const PostFormScreen = lazyComponent(async () => (await import('./post-form-screen.tsx')).PostFormScreen);

/** The archive: the list of one board, or the form of the free board. */
export function ArchivePage() {
  const { screen } = useScreen();
  return (
    <SectionPage>
      {isBoard(screen) ? (
        <BoardListScreen key={screen} board={screen} />
      ) : (
        <PostFormScreen key={screen} isNew={screen === 'newPost'} />
      )}
    </SectionPage>
  );
}
