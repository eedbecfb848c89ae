import type { RunResults, StepResult } from './run-results.ts';

/** How far a run is. It is updated while the run lasts. */
export class RunProgress {
  /** The number of workflows that the run has in all. */
  workflowCount = 0;
  /** The names of the workflows that run now. */
  readonly running = new Set<string>();
  finishedCount = 0;
  stepCount = 0;
  failedStepCount = 0;
  requestCount = 0;
  readonly #startedAt = Date.now();
  readonly #startTimes = new Map<string, number>();
  /** Called after each workflow with a line about it. */
  onWorkflowEnd: (line: string) => void = () => {};

  /** Returns the milliseconds since the start of the run. */
  get elapsedMs(): number {
    return Date.now() - this.#startedAt;
  }

  /** Records the start of a workflow. */
  beginWorkflow(name: string): void {
    this.running.add(name);
    this.#startTimes.set(name, Date.now());
  }

  /** Records the end of a workflow with its results. */
  endWorkflow(name: string, { steps, findings }: RunResults): void {
    this.running.delete(name);
    this.finishedCount += 1;
    const seconds = (Date.now() - (this.#startTimes.get(name) ?? Date.now())) / 1000;
    this.onWorkflowEnd(`${name}: ${seconds.toFixed(1)} s, steps: ${steps.length}, findings: ${findings.length}`);
  }

  /** Records the result of a step. */
  countStep({ state }: StepResult): void {
    this.stepCount += 1;
    if (state === 'failed') this.failedStepCount += 1;
  }
}
