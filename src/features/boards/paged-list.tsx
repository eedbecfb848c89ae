import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { Pagination } from '#src/components/navigation/pagination.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { focusHeadingAbove } from '#src/lib/browser/focus-heading.ts';
import type { NavigationState } from '#src/navigation/target.ts';
import { PageOutOfRange } from './page-out-of-range.tsx';
import * as style from './paged-list.style.ts';
import type { Paging } from './use-paging.ts';

/** What a page of a list holds, and how many rows there are on all pages. */
export type Page<Row> = { rows: readonly Row[]; total: number };

type PagedListProps<Data, Row> = {
  /** What is listed; it names the pages. */
  name: string;
  /** The call, with the answer before it as its placeholder: the old page stays while the next one loads. */
  query: UseQueryResult<Data, unknown>;
  read: (data: Data) => Page<Row>;
  paging: Paging;
  rowsPerPage: number;
  /** The words that are looked for. */
  search?: string;
  /** Where they are looked for. */
  category?: string;
  /** Passed with the links to other pages. */
  state?: NavigationState;
  /** What stands beside the count, such as the way to a new post. */
  actions?: ReactNode;
  /** What stands in the place of the list where nothing can be asked. */
  instead?: ReactNode;
  /** @param first the number of the first row; numbers go down to 1 at the end of the last page */
  children: (rows: readonly Row[], first: number) => ReactNode;
};

/** A list in pages: how many there are, the page itself, what stands there instead, and the ways to other pages. */
export function PagedList<Data, Row>(props: PagedListProps<Data, Row>) {
  const { name, query, read, paging, rowsPerPage, search = '', category = '', instead } = props;
  const { page, addressOf } = paging;
  // Where nothing is asked, what was found before is no longer shown either.
  const found = query.data === undefined || instead ? undefined : read(query.data);
  const pageCount = found ? Math.ceil(found.total / rowsPerPage) : 0;
  const results = useRef<HTMLDivElement>(null);
  useFocusOnTurn(results, page, `${category} ${search}`);

  // Until the next page is there, the one before it stays, with its numbers and its count.
  const [shown, setShown] = useState({ page, search });
  if (query.data && !query.isPlaceholderData && (shown.page !== page || shown.search !== search)) {
    setShown({ page, search });
  }

  return (
    <>
      <div className={style.head}>
        <p role="status" className={style.count}>
          {found && countText(found.total, shown.page, pageCount, shown.search)}
        </p>
        {props.actions}
      </div>
      <div
        ref={results}
        aria-busy={!instead && query.isFetching}
        className={style.results}
        data-late={!instead && query.isPlaceholderData}
      >
        {instead || (
          <QueryView query={query}>
            {(data) => {
              const { rows, total } = read(data);
              if (total === 0) return <EmptyPanel message="등록 내역이 없습니다." />;
              if (rows.length === 0) return <PageOutOfRange pageCount={pageCount} addressOf={addressOf} />;
              return props.children(rows, total - (shown.page - 1) * rowsPerPage);
            }}
          </QueryView>
        )}
      </div>
      {found && page <= pageCount && (
        <Pagination label={`${name} 페이지`} page={page} pageCount={pageCount} hrefOf={addressOf} state={props.state} />
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
function useFocusOnTurn(place: RefObject<HTMLElement | null>, page: number, list: string): void {
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    if (before.list === list && before.page !== page) focusHeadingAbove(place.current);
  }, [place, page, list]);
}
