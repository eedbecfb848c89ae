import * as style from './progress-bar.style.ts';

/** Renders a progress bar. @param value from 0 to 1, or 'unknown' */
export function ProgressBar({ label, value }: { label: string; value: number | 'unknown' }) {
  const isIndeterminate = value === 'unknown';
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={isIndeterminate ? undefined : Math.round(value * 100)}
      className={style.bar}
      data-indeterminate={isIndeterminate || undefined}
    >
      <span className={style.filledBar} style={isIndeterminate ? undefined : { width: `${value * 100}%` }} />
    </span>
  );
}
