import { endedStep, judgeStep, notRun, type Outcome } from './outcome.ts';
import { type RunningStep, startStep } from './run-step.ts';
import type { Step } from './steps.ts';

type Options = {
  /** Whether steps of later stages start after a failure. */
  keepGoing: boolean;
  /** How many steps run at the same time. */
  parallel: number;
  /** Ends the run. Its reason is the name of the signal. */
  interrupt: AbortSignal;
  /** Prints a line. */
  print: (text: string) => void;
};

/**
 * Runs steps in the order of the list. A step starts as soon as a core is free and the steps that it needs have
 * succeeded. After a failure, steps of later stages do not start, and those that run already are ended.
 * @returns the outcome of each step
 */
export async function runSteps(steps: readonly Step[], options: Options): Promise<Outcome[]> {
  const { keepGoing, parallel, interrupt, print } = options;
  const waiting = new Set(steps);
  const running = new Map<Step, RunningStep & { done: Promise<void> }>();
  const ended = new Map<Step, string>();
  const outcomes = new Map<Step, Outcome>();

  const endStep = (step: Step, reason: string) => {
    ended.set(step, reason);
    running.get(step)?.end();
  };

  const skip = (step: Step, reason: string) => {
    waiting.delete(step);
    outcomes.set(step, notRun(step));
    print(`– ${step.name}: not run, because ${reason}`);
  };

  /** Leaves out the steps that need a failed step, and without `keepGoing` those of later stages. */
  const leaveOut = ({ name, stage }: Step, reason: string) => {
    const isLater = (step: Step) => !keepGoing && step.stage > stage;
    for (const step of running.keys()) if (isLater(step)) endStep(step, reason);
    for (const step of waiting) {
      if (!waiting.has(step) || !(isLater(step) || step.after?.includes(name))) continue;
      skip(step, reason);
      leaveOut(step, reason);
    }
  };

  const start = (step: Step) => {
    waiting.delete(step);
    print(`▸ ${step.name}`);
    const { result, end } = startStep(step);
    const finish = async () => {
      const ending = await result;
      const reason = ended.get(step);
      if (reason !== undefined) {
        outcomes.set(step, await endedStep(step, ending));
        running.delete(step);
        print(`– ${step.name}: ended, because ${reason}`);
        return;
      }
      const { outcome, output } = await judgeStep(step, ending);
      running.delete(step);
      outcomes.set(step, outcome);
      const isPassed = outcome.status === 'passed';
      print(`${isPassed ? '✓' : '✗'} ${step.name}  ${outcome.seconds.toFixed(1)} s`);
      if (isPassed && outcome.flakyTests.length === 0) return;
      print(`\n${output}\n`);
      if (!isPassed) leaveOut(step, `${step.name} failed`);
    };
    running.set(step, { result, end, done: finish() });
  };

  const onInterrupt = () => {
    const reason = `the run was ended by ${interrupt.reason}`;
    for (const step of waiting) skip(step, reason);
    for (const step of running.keys()) endStep(step, reason);
  };
  interrupt.addEventListener('abort', onInterrupt);

  const isSettled = (name: string) => [...outcomes.values()].some(({ step }) => step.name === name);
  const mayStart = ({ after = [], alone }: Step) =>
    running.size < (alone ? 1 : parallel) && ![...running.keys()].some((step) => step.alone) && after.every(isSettled);
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(mayStart);
    if (next) start(next);
    else await Promise.race([...running.values()].map(({ done }) => done));
  }
  return steps.flatMap((step) => outcomes.get(step) ?? []);
}
