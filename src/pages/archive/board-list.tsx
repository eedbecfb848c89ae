import { useLocation } from 'react-router-dom';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { boards } from '#src/content/boards.ts';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import type { BoardRow } from '#src/features/boards/board.ts';
import { BoardCards } from '#src/features/boards/board-cards.tsx';
import { BoardTable } from '#src/features/boards/board-table.tsx';
import { useMaxWidth } from '#src/lib/hooks/use-max-width.ts';
import { screens } from '#src/navigation/screens.ts';
import { postTarget } from '#src/navigation/target.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { GalleryGrid } from './gallery-grid.tsx';

type BoardListProps = {
  board: BoardType;
  rows: readonly BoardRow[];
  /** The number of the first row. */
  first: number;
};

/**
 * Renders the posts of a page: as pictures for the gallery, otherwise as a table, or as cards in a narrow window. A link
 * to a post of the free board opens the login modal for a guest.
 */
export function BoardList({ board, rows, first }: BoardListProps) {
  const isForum = board === BoardType.forum;
  const narrow = useMaxWidth(isForum ? breakpoint.forum : breakpoint.lists);
  const { search } = useLocation();
  const checkAccess = useAccessCheck();
  const items = rows.map((row, index) => ({
    ...row,
    number: first - index,
    target: postTarget(boards[board].path, row.pk, board, search),
  }));
  if (board === BoardType.gallery) return <GalleryGrid items={items} />;
  return narrow ? (
    <BoardCards items={items} onOpen={checkAccess} />
  ) : (
    <BoardTable caption={screens[board].title} items={items} onOpen={checkAccess} />
  );
}
