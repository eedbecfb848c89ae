import type { MouseEvent } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { formatDate } from '#src/lib/time/date.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import type { Target } from '#src/navigation/target.ts';
import type { BoardRow } from './board.ts';
import * as style from './board-table.style.ts';
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

/** Renders the posts of a list as a table. The link of the title covers the whole row. */
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
