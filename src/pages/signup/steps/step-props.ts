import type { Signup } from '#src/pages/signup/signup-storage.ts';

/** The props of every step with a form. */
export type StepProps = {
  signup: Signup;
  /** Opens the next step. */
  onDone: () => void;
};
