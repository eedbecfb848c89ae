import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as style from './progress-bar.style.ts';

/** Renders a progress bar. @param value from 0 to 1, or 'unknown' */
export function ProgressBar({ label, value }: { label: string; value: number | 'unknown' }) {
  const isIndeterminate = value === 'unknown';
  return (
    <AriaProgressBar
      aria-label={label}
      isIndeterminate={isIndeterminate}
      value={isIndeterminate ? 0 : value * 100}
      className={style.bar}
      data-indeterminate={isIndeterminate || undefined}
    >
      {({ percentage }) => (
        <span className={style.filledBar} style={percentage === undefined ? undefined : { width: `${percentage}%` }} />
      )}
    </AriaProgressBar>
  );
}
