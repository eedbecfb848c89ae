import type { Signup } from './signup-storage';

/** What every step with a form takes. */
export type StepProps = {
  signup: Signup;
  /** Leads to the next step. */
  onDone: () => void;
};
