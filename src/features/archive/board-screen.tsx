import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/errors';
import { useGetInfo } from '../../api/generated/board';
import type { BoardType } from '../../api/generated/model';
import { boardRows } from '../../blocks/board';
import { focusHeadingAbove } from '../../lib/focus-heading';
import type { postTarget } from '../../navigation/target';
import { Pagination } from '../../ui/pagination';
import { SectionHeading } from '../../ui/section-heading';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '../../ui/state-panel';
import { BoardList } from './board-list';
import * as style from './board-screen.style';
import { BoardSearch } from './board-search';
import { type ListQuery, rowsPerPage, searchIsTooLong, useListQuery } from './list-query';
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
  const results = useRef<HTMLDivElement>(null);
  useFocusOnTurn(results, list);

  // Until the next page is there, the one before it stays, with its numbers and its count.
  const [shown, setShown] = useState({ page, search });
  if (query.data && !query.isPlaceholderData && (shown.page !== page || shown.search !== search)) {
    setShown({ page, search });
  }

  return (
    <>
      <SectionHeading title={menu}>
        <BoardSearch list={list} />
      </SectionHeading>
      <p role="status" className={style.count}>
        {found && countText(found.total, shown.page, pageCount, shown.search)}
      </p>
      <div ref={results} aria-busy={query.isFetching} className={style.results} data-late={query.isPlaceholderData}>
        {tooLong && <EmptyPanel message="검색어가 너무 깁니다. 짧게 줄여 다시 검색해 주세요." />}
        {!tooLong && query.isPending && <LoadingPanel />}
        {query.isLoadingError && <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />}
        {found && found.rows.length > 0 && (
          <BoardList menu={menu} postPath={postPath} rows={found.rows} total={found.total} page={shown.page} />
        )}
        {found?.total === 0 && <EmptyPanel message="등록 내역이 없습니다." />}
        {found && found.rows.length === 0 && found.total > 0 && (
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

/** The search stands in the text, so that another one with as many results is announced, too. */
function countText(total: number, page: number, pageCount: number, search: string): string {
  const count = `${search ? `‘${search}’ 검색 결과` : '총'} ${total.toLocaleString('ko-KR')}건`;
  return page <= pageCount ? `${count}, ${page}/${pageCount} 페이지` : count;
}

/** Another page of the same list leads to its top: the link that was pressed may be gone (WCAG 2.4.3). */
function useFocusOnTurn(place: RefObject<HTMLElement | null>, { page, search, category }: ListQuery): void {
  const shown = useRef({ page, search, category });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, search, category };
    const sameList = before.search === search && before.category === category;
    if (sameList && before.page !== page) focusHeadingAbove(place.current);
  }, [place, page, search, category]);
}
