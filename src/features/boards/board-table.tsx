import type { MouseEvent } from 'react';
import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { groupDigits } from '#src/lib/text/digits.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import type { Target } from '#src/navigation/target.ts';
import type { BoardRow } from './board.ts';
import * as style from './board-list.style.ts';
import { PinnedBadge } from './pinned-badge.tsx';

/** A post with its number in the list and the target of its link. */
export type BoardItem = BoardRow & { number: number; target: Target };

type BoardTableProps = {
  caption: string;
  items: readonly BoardItem[];
  /** Called when a link to a post is clicked. */
  onOpen?: (event: MouseEvent, target: Target) => void;
  /** Hides the author column, for lists without authors. */
  hideAuthor?: boolean;
};

const widths = {
  number: { width: '5.5rem', narrowWidth: '4.25rem' },
  author: { width: '9rem', narrowWidth: '5.5rem' },
  hits: { width: '6.5rem', narrowWidth: '4.25rem' },
  date: { width: '8.5rem', narrowWidth: '6.75rem' },
};

/** Renders the posts of a list as a table. The link of the title covers the whole row. */
export function BoardTable({ caption, items, onOpen, hideAuthor = false }: BoardTableProps) {
  const author: Column<BoardItem> = {
    title: '작성자',
    cell: (item) => <bdi translate="no">{item.author ?? '-'}</bdi>,
    ...widths.author,
  };
  const columns: Column<BoardItem>[] = [
    { title: 'NO.', cell: (item) => (item.pinned ? <PinnedBadge /> : item.number), ...widths.number },
    {
      title: '제목',
      align: 'start',
      cell: ({ target, title, pinned }) => (
        <div className={style.title} data-pinned={pinned}>
          <AppLink target={target} onClick={(event) => onOpen?.(event, target)} className={style.link}>
            <bdi>{title}</bdi>
          </AppLink>
        </div>
      ),
    },
    ...(hideAuthor ? [] : [author]),
    { title: '조회수', cell: ({ hits }) => groupDigits(hits), ...widths.hits },
    { title: '작성일', cell: ({ date }) => formatDate(date), ...widths.date },
  ];
  return (
    <div className={style.rows}>
      <DataTable
        variant="board"
        caption={`${caption} 목록`}
        columns={columns}
        rows={items}
        rowKey={({ pk }) => pk}
        hasRowHeaders={false}
      />
    </div>
  );
}
