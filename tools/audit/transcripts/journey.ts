import type { Journey, Step } from '#tools/audit/screens/state.ts';

/** One thing that a person does, and how much of what comes then is written down. */
export type JourneyStep = {
  step: Step;
  /** Reads the open window, else the main part of the page, from its beginning to its end. */
  readsPage?: boolean;
};

/** A journey through the site, as a screen reader tells it. */
export type JourneyPlan = {
  id: string;
  name: string;
  journey: Journey;
  path: string;
  memberId?: string;
  time?: string;
  steps: readonly JourneyStep[];
};
