import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { Pagination } from '#src/components/navigation/pagination.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { focusHeadingAbove } from '#src/lib/browser/focus-heading.ts';
import { groupDigits } from '#src/lib/text/digits.ts';
import type { NavigationState } from '#src/navigation/target.ts';
import * as style from './board-list.style.ts';
import { PageOutOfRange } from './page-out-of-range.tsx';
import type { Paging } from './use-paging.ts';

/** The rows of one page of a list, and the number of rows on all pages. */
export type Page<Row> = { rows: readonly Row[]; total: number };

type PagedListProps<Data, Row> = {
  /** The name of the list, for the label of the page links. */
  name: string;
  /** The query, with the previous response as its placeholder: the old page stays while the next page loads. */
  query: UseQueryResult<Data, unknown>;
  selectPage: (data: Data) => Page<Row>;
  paging: Paging;
  rowsPerPage: number;
  /** The search text. */
  search?: string;
  /** The field that is searched. */
  category?: string;
  /** The navigation state of the links to other pages. */
  state?: NavigationState;
  /** Rendered beside the count, such as the link to a new post. */
  actions?: ReactNode;
  /** Rendered below the message of a search without results. */
  noResultHelp?: ReactNode;
  /** Rendered instead of the list when no request can be sent. */
  replacement?: ReactNode;
  /** @param first the number of the first row; the numbers count down to 1 at the end of the last page */
  children: (rows: readonly Row[], first: number) => ReactNode;
};

/** Renders one page of a list: count, rows or an empty state, and links to the other pages. */
export function PagedList<Data, Row>(props: PagedListProps<Data, Row>) {
  const { name, query, selectPage, paging, rowsPerPage, search = '', category = '', replacement } = props;
  const { page, urlOfPage } = paging;
  // Without a request the previous result must not be shown.
  const result = query.data === undefined || replacement ? undefined : selectPage(query.data);
  const pageCount = result ? Math.ceil(result.total / rowsPerPage) : 0;
  const container = useRef<HTMLDivElement>(null);
  useFocusOnPageChange(container, page, `${category} ${search}`);

  // Until the next page is loaded, the previous page stays, with its numbers and its count.
  const [shown, setShown] = useState({ page, search });
  if (query.data && !query.isPlaceholderData && (shown.page !== page || shown.search !== search)) {
    setShown({ page, search });
  }

  return (
    <>
      <div className={style.head}>
        <p role="status" className={style.count}>
          {result && countText(result.total, shown.page, pageCount, shown.search)}
        </p>
        {props.actions}
      </div>
      <div
        ref={container}
        aria-busy={!replacement && query.isFetching}
        className={style.results}
        data-stale={!replacement && query.isPlaceholderData}
      >
        {replacement || (
          <QueryView query={query}>
            {(data) => {
              const { rows, total } = selectPage(data);
              if (total === 0)
                return <EmptyPanel message="등록 내역이 없습니다.">{search && props.noResultHelp}</EmptyPanel>;
              if (rows.length === 0) return <PageOutOfRange pageCount={pageCount} urlOfPage={urlOfPage} />;
              return props.children(rows, total - (shown.page - 1) * rowsPerPage);
            }}
          </QueryView>
        )}
      </div>
      {result && page <= pageCount && (
        <Pagination label={`${name} 페이지`} page={page} pageCount={pageCount} hrefOf={urlOfPage} state={props.state} />
      )}
    </>
  );
}

/** Returns the count text. It contains the search text, so that another search with the same count is announced. */
function countText(total: number, page: number, pageCount: number, search: string): string {
  const count = `${search ? `‘${search}’ 검색 결과` : '총'} ${groupDigits(total)}건`;
  return page <= pageCount ? `${count}, ${page}/${pageCount} 페이지` : count;
}

/**
 * Focuses the heading of the list when its page changes: the next page may not have the page link that had the focus
 * (WCAG 2.4.3).
 * @param list identifies the list; another list moves no focus
 */
function useFocusOnPageChange(container: RefObject<HTMLElement | null>, page: number, list: string): void {
  const previous = useRef({ page, list });
  useEffect(() => {
    const before = previous.current;
    previous.current = { page, list };
    if (before.list === list && before.page !== page) focusHeadingAbove(container.current);
  }, [container, page, list]);
}
