import type { Signup } from '#src/pages/signup/signup-storage.ts';
import type { Step } from '#src/pages/signup/steps.ts';

/** The props of every step with a form. */
export type StepProps = {
  signup: Signup;
  /** Opens the next step. @returns a promise that is fulfilled when the step is on the screen */
  onDone: () => Promise<void>;
};

/** The props of the current step. */
export type StepContentProps = StepProps & {
  current: Step;
  /** Called after the last form has created the account. @returns like `onDone` */
  onJoined: () => Promise<void>;
  /** Why the last form is disabled, independent of its values; undefined if it is enabled. */
  disabledReason: string | undefined;
};
