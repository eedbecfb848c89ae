import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { visiblePages } from '#src/lib/page-numbers.ts';
import * as style from './pagination.style.ts';

type PaginationProps = {
  /** What is paged, for the name of the landmark. */
  label: string;
  page: number;
  pageCount: number;
  /** The address of a page. */
  addressOf: (page: number) => string;
  /** Passed with each link, so that a page knows where it stands. */
  state?: unknown;
};

/** First, previous, five page numbers, next and last, as links; the ends that lead nowhere are text. */
export function Pagination({ label, page, pageCount, addressOf, state }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, name: string, icon: ReactNode) =>
    to >= 1 && to <= pageCount && to !== page ? (
      <Link to={addressOf(to)} state={state} className={style.step} aria-label={name}>
        {icon}
      </Link>
    ) : (
      <span className={style.stepOff} aria-hidden>
        {icon}
      </span>
    );
  return (
    <nav aria-label={label} className={style.nav}>
      <ul className={style.list}>
        <li>{step(1, '첫 페이지', <ChevronsLeft aria-hidden size={18} />)}</li>
        <li>{step(page - 1, '이전 페이지', <ChevronLeft aria-hidden size={18} />)}</li>
        {visiblePages(page, pageCount).map((number) => (
          <li key={number}>
            <Link
              to={addressOf(number)}
              state={state}
              className={style.number}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
              <VisuallyHidden> 페이지</VisuallyHidden>
            </Link>
          </li>
        ))}
        <li>{step(page + 1, '다음 페이지', <ChevronRight aria-hidden size={18} />)}</li>
        <li>{step(pageCount, '마지막 페이지', <ChevronsRight aria-hidden size={18} />)}</li>
      </ul>
    </nav>
  );
}
