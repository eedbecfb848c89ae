import type { CheckInfo, Result } from '#tools/audit/model.ts';
import type { At } from '#tools/audit/run/reach.ts';

/** Results by the ID of their question. */
type Results = { readonly [id: string]: Result | undefined };

/** A check that presses keys, moves the pointer or waits; it answers for one or more questions. */
export type DrivenCheck = {
  asks: readonly CheckInfo[];
  /** The result of each question, by its ID. What is left out was not asked here. */
  run: (at: At) => Promise<Results>;
};

/** Nothing to look at. */
export const nothing: Result = { tried: 0, found: [] };

/** One thing was looked at, and this is wrong with it. */
export const page = (...messages: string[]): Result => ({
  tried: 1,
  found: messages.map((message) => ({ selector: '', html: '', message })),
});
