import { useProgressBar } from 'react-aria/useProgressBar';
import * as style from './progress-bar.style.ts';

/**
 * Renders a progress bar. React Aria's component would be part of the first-load code, because its module also has the
 * context that React Aria's button reads. So only its hook is used.
 * @param value from 0 to 1, or 'unknown'
 */
export function ProgressBar({ label, value }: { label: string; value: number | 'unknown' }) {
  const isIndeterminate = value === 'unknown';
  const percentage = isIndeterminate ? undefined : value * 100;
  const { progressBarProps } = useProgressBar({ 'aria-label': label, isIndeterminate, value: percentage ?? 0 });
  return (
    <div {...progressBarProps} className={style.bar} data-indeterminate={isIndeterminate || undefined}>
      <span className={style.filledBar} style={percentage === undefined ? undefined : { width: `${percentage}%` }} />
    </div>
  );
}
