import { messageOf } from '../../api/errors';
import { useGetInfo } from '../../api/generated/board';
import { boardOf, boardRows } from '../../blocks/board';
import { formatDate } from '../../lib/date';
import { AppLink } from '../../navigation/app-link';
import { postTarget } from '../../navigation/target';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '../../ui/state-panel';
import * as style from './latest-posts.style';

/** How many posts the preview has. */
const previewRows = 5;

/** The latest posts of a board, from the contract's `getInfo`. */
export function LatestPosts({ menu }: { menu: string }) {
  const query = useGetInfo({ type: boardOf(menu), page: 1, row: previewRows });
  if (query.isPending) return <LoadingPanel />;
  if (query.isLoadingError) return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  const { rows } = boardRows(query.data);
  if (rows.length === 0) return <EmptyPanel message="해당 데이터가 없습니다." />;
  return (
    <ul className={style.list}>
      {rows.map((row) => (
        <li key={row.pk}>
          <AppLink target={postTarget('notice', row.pk, menu)} className={style.row}>
            <span>{row.title}</span>
            <span className={style.date}>{formatDate(row.date)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
