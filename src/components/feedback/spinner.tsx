import * as style from './spinner.style.ts';

/** Says that something is on its way. @param label what, for screen readers */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="progressbar" aria-label={label} className={style.box}>
      <span className={style.ring} />
    </span>
  );
}
