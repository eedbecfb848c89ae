import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLoginGate } from '#src/features/access/use-login-gate.ts';
import type { BoardRow } from '#src/features/boards/board.ts';
import { BoardCards } from '#src/features/boards/board-cards.tsx';
import { BoardTable } from '#src/features/boards/board-table.tsx';
import { useMaxWidth } from '#src/lib/hooks/use-max-width.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { postTarget } from '#src/navigation/target.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { GalleryGrid } from './gallery-grid.tsx';

type BoardListProps = {
  menu: string;
  postPath: Parameters<typeof postTarget>[0];
  rows: readonly BoardRow[];
  /** The number of the first row. */
  first: number;
};

/**
 * The posts of a page: pictures for the gallery, else a table, or cards where the window is narrow. A guest who opens a
 * free-board post is asked to log in.
 */
export function BoardList({ menu, postPath, rows, first }: BoardListProps) {
  const isForum = menu === menuTitle.forum;
  const narrow = useMaxWidth(isForum ? breakpoint.forum : breakpoint.lists);
  const { search } = useLocation();
  const requireLogin = useLoginGate();
  const items = rows.map((row, index) => ({
    ...row,
    number: first - index,
    target: postTarget(postPath, row.pk, menu, search),
  }));
  const open = (event: MouseEvent) => {
    if (isForum && !requireLogin()) event.preventDefault();
  };
  if (menu === menuTitle.gallery) return <GalleryGrid items={items} />;
  return narrow ? (
    <BoardCards items={items} onOpen={open} />
  ) : (
    <BoardTable caption={menu} items={items} onOpen={open} />
  );
}
