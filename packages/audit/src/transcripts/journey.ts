import type { Journey, Step } from '#audit/screens/state.ts';

/** A step of a journey, and how much of the screen the transcript has after it. */
export type JourneyStep = {
  step: Step;
  /** Whether the screen reader reads the topmost dialog, or else the main content, from beginning to end. */
  readsPage?: boolean;
};

/** A journey through the site whose transcript is recorded with a screen reader. */
export type JourneyPlan = {
  id: string;
  name: string;
  journey: Journey;
  path: string;
  memberId?: string;
  /** Day and time of server and page, in ISO 8601 with a time zone; the start time of the mock if omitted. */
  time?: string;
  steps: readonly JourneyStep[];
};
