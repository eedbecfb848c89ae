import type { FeeRow } from './fee-rows.ts';
import * as style from './fees.style.ts';

/** Renders whether a year is paid, as text and color (WCAG 1.4.1). */
export function FeeStatus({ row: { pk, isAwaited } }: { row: FeeRow }) {
  return (
    <span className={style.status} data-paid={pk !== null}>
      {pk !== null ? '납부완료' : `미납${isAwaited ? ' (입금 대기)' : ''}`}
    </span>
  );
}
