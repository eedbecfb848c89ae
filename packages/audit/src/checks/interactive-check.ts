import type { CheckInfo, Result } from '#audit/model.ts';
import type { OpenedState } from '#audit/run/reach.ts';

/** Results by the ID of their check. */
type Results = { readonly [id: string]: Result | undefined };

/** A group of checks that press keys, move the pointer or wait, and share one run. */
export type InteractiveCheck = {
  checks: readonly CheckInfo[];
  /** Returns the result of each check, by its ID. A check without a result does not apply to the state. */
  run: (opened: OpenedState) => Promise<Results>;
};

/** The result of a check that finds nothing to examine. */
export const notApplicable: Result = { examined: 0, problems: [] };

/** Returns the result of a check of the whole page. @param messages what is wrong, in Korean; none when it passes */
export const pageResult = (...messages: string[]): Result => ({
  examined: 1,
  problems: messages.map((message) => ({ selector: '', html: '', message })),
});
