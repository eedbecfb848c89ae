import * as style from './upload.style.ts';

/** Renders a progress bar. @param value from 0 to 1, or 'unknown' */
export function ProgressBar({ label, value }: { label: string; value: number | 'unknown' }) {
  return <progress aria-label={label} className={style.bar} value={value === 'unknown' ? undefined : value} />;
}
