import type { WriteStream } from 'node:tty';

/** How far an audit is. */
export type Progress = {
  screen: string;
  state: string;
  /** Visits that are done, and the expected number of all. */
  done: number;
  all: number;
  findings: number;
  /** The expected rest of the time; null before the first visit is done. */
  secondsLeft: number | null;
};

/**
 * Estimates how long the visits that are left take; null before the first one.
 * @param left without those of an earlier run that are reused, which take no time
 * @param done the visits of this run, and their time in seconds
 */
export const estimateSeconds = (left: number, done: { visited: number; seconds: number }): number | null =>
  done.visited === 0 ? null : (done.seconds / done.visited) * Math.max(0, left);

/** Returns a duration, such as `1 min 5 s`. */
function durationText(time: number): string {
  const seconds = Math.ceil(time);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Returns the line of the progress. */
function progressLine({ screen, state, done, all, findings, secondsLeft }: Progress): string {
  const left = secondsLeft === null ? '' : `, about ${durationText(secondsLeft)} left`;
  return `${screen} ${state}: ${done} of about ${all} visits, ${findings} findings${left}`;
}

/** Where the progress is shown. */
type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean; columns?: number };

/**
 * Shows the progress: on a terminal in one line that is rewritten after each visit, in a log in one line for each screen.
 * @param output standard error, so that the results on standard output stay alone
 */
export function createProgress(output: Output) {
  const isTerminal = output.isTTY === true;
  const clear = '\r\u001b[K';
  return {
    onVisit: (progress: Progress) => {
      const line = `audit: ${progressLine(progress)}`;
      if (isTerminal) output.write(`${clear}${line.slice(0, (output.columns ?? 80) - 1)}`);
    },
    onScreen: (progress: Progress) => {
      if (!isTerminal) output.write(`audit: ${progressLine(progress)}\n`);
    },
    /** Removes the line from the terminal. */
    end: () => {
      if (isTerminal) output.write(clear);
    },
  };
}
