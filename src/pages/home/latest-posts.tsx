import { useGetInfo } from '#src/api/generated/board.ts';
import type { BoardType } from '#src/api/generated/model/boardType.ts';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { type BoardRow, toBoardRows } from '#src/features/boards/board.ts';
import { previewParams, previewRows } from '#src/features/boards/list-params.ts';
import { PinnedBadge } from '#src/features/boards/pinned-badge.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { formatDate } from '#src/lib/time/date.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { postTarget } from '#src/navigation/target.ts';
import * as style from './home-page.style.ts';

/** Renders the latest posts of a board (contract: getInfo). Its height is the same in every state. */
export function LatestPosts({ board }: { board: BoardType }) {
  return (
    <div className={style.listArea}>
      <Posts board={board} />
    </div>
  );
}

function Posts({ board }: { board: BoardType }) {
  const query = useGetInfo(previewParams(board));
  return (
    <QueryView query={query}>
      {(data) => {
        // A server that returns more rows than requested must not stretch the page.
        const rows = toBoardRows(data).rows.slice(0, previewRows);
        return rows.length > 0 ? <Rows board={board} rows={rows} /> : <EmptyPanel message="해당 데이터가 없습니다." />;
      }}
    </QueryView>
  );
}

function Rows({ board, rows }: { board: BoardType; rows: readonly BoardRow[] }) {
  return (
    <ul className={style.list}>
      {rows.map((row) => (
        <li key={row.pk} className={style.item}>
          <AppLink target={postTarget('notice', row.pk, board)} className={style.row}>
            <span className={style.heading}>
              {row.pinned && <PinnedBadge />}
              <bdi className={style.title}>{row.title}</bdi>
            </span>
            <span translate="no" className={style.date}>
              {formatDate(row.date)}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
