import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { BoardRow } from '../../blocks/board';
import { BoardCards } from '../../blocks/board-cards';
import { BoardTable } from '../../blocks/board-table';
import { useLoginGate } from '../../blocks/use-login-gate';
import { useAtMost } from '../../lib/use-media';
import { menuTitle } from '../../navigation/menus';
import { postTarget } from '../../navigation/target';
import { breakpoint } from '../../styles/breakpoints';
import { GalleryGrid } from './gallery-grid';

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
  const narrow = useAtMost(isForum ? breakpoint.forum : breakpoint.lists);
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
