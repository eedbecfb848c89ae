import type { State, Step } from '#audit/screens/state.ts';

/** A step of a journey, and how much of the screen the transcript has after it. */
export type JourneyStep = Step & {
  /** Whether the screen reader reads the topmost dialog, or else the main content, from beginning to end. */
  readsPage?: boolean;
};

/** A journey through the site whose transcript is recorded with a screen reader. */
export type JourneyPlan = Omit<State, 'steps'> & { steps: readonly JourneyStep[] };
