import type { RunProgress } from '#verify/run/run-progress.ts';

/** The part of a terminal that the progress needs. */
export type ProgressOutput = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const refreshMs = 200;
/** Moves the cursor to the start of the line and deletes the line. */
const clearLine = '\r\u001b[K';

/** Formats the progress as one line: workflows, steps, requests and the elapsed time. */
function formatProgress(progress: RunProgress): string {
  const { running, finishedCount, workflowCount, stepCount, failedStepCount, requestCount, elapsedMs } = progress;
  const seconds = Math.floor(elapsedMs / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const counts = `steps: ${stepCount}, failed: ${failedStepCount}, requests: ${requestCount}`;
  return `${time}, ${finishedCount} of ${workflowCount} workflows, ${counts}, running: ${[...running].join(', ')}`;
}

/**
 * Shows the progress of a run. A terminal gets one line that is rewritten; any other output gets a line after each
 * workflow.
 * @returns a function that ends the display
 */
export function showProgress(progress: RunProgress, output: ProgressOutput): () => void {
  if (!output.isTTY) {
    progress.onWorkflowEnd = (line) => output.write(`${line}\n`);
    return () => {};
  }
  const timer = setInterval(() => {
    // A line that is longer than the terminal is wide could not be deleted.
    const line = formatProgress(progress).slice(0, (output.columns ?? 80) - 1);
    output.write(`${clearLine}${line}`);
  }, refreshMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    output.write(clearLine);
  };
}
