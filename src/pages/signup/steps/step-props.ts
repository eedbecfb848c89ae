import type { Signup } from '#src/pages/signup/signup-storage.ts';

/** What every step with a form takes. */
export type StepProps = {
  signup: Signup;
  /** Leads to the next step. */
  onDone: () => void;
};
