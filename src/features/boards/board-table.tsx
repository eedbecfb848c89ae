import type { MouseEvent } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { formatDate } from '#src/lib/time/date.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import type { Target } from '#src/navigation/target.ts';
import type { BoardRow } from './board.ts';
import * as style from './board-table.style.ts';
import { PinnedBadge } from './pinned-badge.tsx';

/** A post with its number in the list and where it leads. */
export type BoardItem = BoardRow & { number: number; target: Target };

type BoardTableProps = {
  caption: string;
  items: readonly BoardItem[];
  onOpen?: (event: MouseEvent, target: Target) => void;
  /** Leaves out the column of writers, where the list doesn't know them. */
  hideAuthor?: boolean;
};

/** The posts as a table. The whole row answers to a click, the title is the link. */
export function BoardTable({ caption, items, onOpen, hideAuthor = false }: BoardTableProps) {
  return (
    <table className={style.table}>
      <caption>
        <VisuallyHidden>{caption} 목록</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={style.number}>
            NO.
          </th>
          <th scope="col">제목</th>
          {!hideAuthor && (
            <th scope="col" className={style.author}>
              작성자
            </th>
          )}
          <th scope="col" className={style.hits}>
            조회수
          </th>
          <th scope="col" className={style.date}>
            작성일
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.pk} className={style.row} data-pinned={item.pinned}>
            <td>{item.pinned ? <PinnedBadge /> : item.number}</td>
            <td className={style.title}>
              <AppLink target={item.target} onClick={(event) => onOpen?.(event, item.target)} className={style.link}>
                <bdi>{item.title}</bdi>
              </AppLink>
            </td>
            {!hideAuthor && (
              <td>
                <bdi>{item.author ?? '-'}</bdi>
              </td>
            )}
            <td>{item.hits.toLocaleString('ko-KR')}</td>
            <td>{formatDate(item.date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
