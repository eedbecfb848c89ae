import * as style from './fee-status.style.ts';

/** Whether a year is paid, in words and a colour. */
export function FeeStatus({ isPaid }: { isPaid: boolean }) {
  return (
    <span className={style.status} data-paid={isPaid}>
      {isPaid ? '납부완료' : '미납'}
    </span>
  );
}
