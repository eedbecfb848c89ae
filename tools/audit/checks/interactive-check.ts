import type { CheckInfo, Result } from '#tools/audit/model.ts';
import type { OpenedState } from '#tools/audit/run/reach.ts';

/** Results by the ID of their question. */
type Results = { readonly [id: string]: Result | undefined };

/** A check that presses keys, moves the pointer or waits; it answers for one or more questions. */
export type InteractiveCheck = {
  checks: readonly CheckInfo[];
  /** The result of each question, by its ID. What is left out was not asked here. */
  run: (opened: OpenedState) => Promise<Results>;
};

/** Nothing to look at. */
export const notApplicable: Result = { examined: 0, problems: [] };

/** One thing was looked opened, and this is wrong with it. */
export const pageResult = (...messages: string[]): Result => ({
  examined: 1,
  problems: messages.map((message) => ({ selector: '', html: '', message })),
});
