import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { visiblePages } from '#src/lib/page-numbers.ts';
import { SiteLink } from '#src/navigation/site-link.tsx';
import * as style from './pagination.style.ts';

type PaginationProps = {
  /** The accessible name of the landmark. */
  label: string;
  page: number;
  pageCount: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** The navigation state of each link. */
  state?: unknown;
};

/**
 * Renders links to the first, previous, next and last page and to five page numbers. Steps without a target are no
 * links.
 */
export function Pagination({ label, page, pageCount, hrefOf, state }: PaginationProps) {
  if (pageCount <= 1) return null;
  const renderStep = (to: number, name: string, icon: ReactNode) =>
    to >= 1 && to <= pageCount && to !== page ? (
      <SiteLink to={hrefOf(to)} state={state} className={style.step} aria-label={name}>
        {icon}
      </SiteLink>
    ) : (
      <span className={`${style.step} ${style.disabled}`} aria-hidden>
        {icon}
      </span>
    );
  return (
    <nav aria-label={label} className={style.nav}>
      <ul className={style.list}>
        <li>{renderStep(1, '첫 페이지', <ChevronsLeft aria-hidden size={18} />)}</li>
        <li>{renderStep(page - 1, '이전 페이지', <ChevronLeft aria-hidden size={18} />)}</li>
        {visiblePages(page, pageCount).map((number) => (
          <li key={number}>
            <SiteLink
              to={hrefOf(number)}
              state={state}
              className={style.number}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
              <VisuallyHidden> 페이지</VisuallyHidden>
            </SiteLink>
          </li>
        ))}
        <li>{renderStep(page + 1, '다음 페이지', <ChevronRight aria-hidden size={18} />)}</li>
        <li>{renderStep(pageCount, '마지막 페이지', <ChevronsRight aria-hidden size={18} />)}</li>
      </ul>
    </nav>
  );
}
