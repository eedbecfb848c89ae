import * as style from './feedback.style.ts';

/** Renders an indeterminate progress indicator. @param label its accessible name */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="progressbar" aria-label={label} className={style.box}>
      <span className={style.ring} />
    </span>
  );
}
