import * as style from './fee-status.style.ts';

/** Renders whether a year is paid, as text and color (WCAG 1.4.1). */
export function FeeStatus({ isPaid }: { isPaid: boolean }) {
  return (
    <span className={style.status} data-paid={isPaid}>
      {isPaid ? '납부완료' : '미납'}
    </span>
  );
}
