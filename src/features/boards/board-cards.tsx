import type { MouseEvent } from 'react';
import { groupDigits } from '#src/lib/text/digits.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import type { Target } from '#src/navigation/target.ts';
import { ruledList } from '#src/styles/ruled-list.ts';
import * as style from './board-list.style.ts';
import type { BoardItem } from './board-table.tsx';
import { PinnedBadge } from './pinned-badge.tsx';

type BoardCardsProps = {
  items: readonly BoardItem[];
  /** Called when a link to a post is clicked. */
  onOpen?: (event: MouseEvent, target: Target) => void;
};

/** Renders the posts of a list as cards, for a narrow window. */
export function BoardCards({ items, onOpen }: BoardCardsProps) {
  return (
    <ul className={ruledList}>
      {items.map((item) => (
        <li key={item.pk}>
          <AppLink target={item.target} onClick={(event) => onOpen?.(event, item.target)} className={style.card}>
            <span className={style.cardTitle}>
              {item.pinned && <PinnedBadge />}
              <bdi>{item.title}</bdi>
            </span>
            <span className={style.facts}>
              <span translate="no">{formatDate(item.date)}</span>
              <span>{`조회수: ${groupDigits(item.hits)}`}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
