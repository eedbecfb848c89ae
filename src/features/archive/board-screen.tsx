import { keepPreviousData } from '@tanstack/react-query';
import { messageOf } from '../../api/errors';
import { useGetInfo } from '../../api/generated/board';
import type { BoardType } from '../../api/generated/model';
import { boardRows } from '../../blocks/board';
import type { postTarget } from '../../navigation/target';
import { Pagination } from '../../ui/pagination';
import { SectionHeading } from '../../ui/section-heading';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '../../ui/state-panel';
import { BoardList } from './board-list';
import * as style from './board-screen.style';
import { BoardSearch } from './board-search';
import { rowsPerPage, searchIsTooLong, useListQuery } from './list-query';
import { PastTheEnd } from './past-the-end';

type BoardScreenProps = { menu: string; type: BoardType; postPath: Parameters<typeof postTarget>[0] };

/** The list of one board with its search and its pages, from the contract's `getInfo`. */
export function BoardScreen({ menu, type, postPath }: BoardScreenProps) {
  const list = useListQuery();
  const { page, search, category } = list;
  const tooLong = searchIsTooLong(search);
  const query = useGetInfo(
    { type, page, ...(search ? { search } : {}), search_category: category },
    { query: { enabled: !tooLong, placeholderData: keepPreviousData } },
  );
  const found = query.data && boardRows(query.data);
  const pageCount = found ? Math.ceil(found.total / rowsPerPage) : 0;

  return (
    <>
      <SectionHeading title={menu}>
        <BoardSearch list={list} />
      </SectionHeading>
      <p role="status" className={style.count}>
        {found && !query.isPlaceholderData && countText(found.total, page, pageCount)}
      </p>
      <div aria-busy={query.isFetching} className={style.results} data-late={query.isPlaceholderData}>
        {tooLong && <EmptyPanel message="검색어가 너무 깁니다. 짧게 줄여 다시 검색해 주세요." />}
        {!tooLong && query.isPending && <LoadingPanel />}
        {query.isError && <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />}
        {!query.isError && found && found.rows.length > 0 && (
          <BoardList menu={menu} postPath={postPath} rows={found.rows} total={found.total} page={page} />
        )}
        {!query.isError && found?.total === 0 && <EmptyPanel message="등록 내역이 없습니다." />}
        {!query.isError && found && found.rows.length === 0 && found.total > 0 && (
          <PastTheEnd pageCount={pageCount} addressOf={list.addressOf} />
        )}
      </div>
      {found && page <= pageCount && (
        <Pagination
          label={`${menu} 페이지`}
          page={page}
          pageCount={pageCount}
          addressOf={list.addressOf}
          state={{ menu }}
        />
      )}
    </>
  );
}

const countText = (total: number, page: number, pageCount: number) =>
  total === 0 ? '검색 결과 0건' : `총 ${total.toLocaleString('ko-KR')}건, ${page}/${pageCount} 페이지`;
