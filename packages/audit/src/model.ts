/** What is wrong with one element. */
export type Problem = {
  /** Selects the element; empty for a problem of the whole page. */
  selector: string;
  /** The start of its markup. */
  html: string;
  /** What is wrong, in Korean. */
  message: string;
  /** What an engine says about it in English. */
  original?: string;
  /** Criteria of this problem, if they differ from those of its check. */
  criteria?: readonly string[];
};

/** The result of a check: the number of examined elements and their problems. Nothing examined means not applicable. */
export type Result = { examined: number; problems: Problem[] };

/** The source of an outcome: axe, IBM's engine, the HTML validator, or a check of the audit itself. */
export type Engine = 'axe' | 'ibm' | 'html' | 'own';

/** ID, title and criteria of a check. */
export type CheckInfo = {
  id: string;
  /** What a passed check proves, in Korean. */
  title: string;
  /** Numbers of WCAG 2.2, such as `1.3.1`; with `K` before a number of KWCAG 2.2 that WCAG does not have. */
  criteria: readonly string[];
};

/** A check that runs in the page and does not change it. */
export type PageCheck = CheckInfo & { inspect: () => Result };

/** The conclusion of a check, in the vocabulary of EARL. */
export type Conclusion = 'passed' | 'failed' | 'cantTell' | 'inapplicable' | 'untested';

/** The conclusion of one check about one state in one variant. */
export type Outcome = {
  check: CheckInfo;
  engine: Engine;
  state: string;
  /** The variant's name, such as `1440 px · 어둡게 · 글자 125 %`. */
  variant: string;
  conclusion: Conclusion;
  /** Why the check was not run, or what the engine could not tell; in Korean. */
  reason?: string;
  problems: Problem[];
};

/** A problem of a state, listed once with all variants that show it. */
export type Finding = {
  check: CheckInfo;
  engine: Engine;
  state: string;
  problem: Problem;
  variants: string[];
  /** A screenshot of the element, as a data URL. */
  picture?: string;
};

/** Returns the conclusion that follows from the result of a check. */
function conclusionOf({ examined, problems }: Result): Conclusion {
  if (problems.length > 0) return 'failed';
  return examined > 0 ? 'passed' : 'inapplicable';
}

/**
 * Turns the results of the audit's own checks into outcomes.
 * @param results by the ID of the check; a check without a result has no outcome
 * @param where the ID of the state and the name of the variant
 */
export function outcomesOfResults(
  checks: readonly CheckInfo[],
  results: { readonly [id: string]: Result | undefined },
  where: { state: string; variant: string },
): Outcome[] {
  return checks.flatMap((check) => {
    const result = results[check.id];
    return result
      ? [{ ...where, check, engine: 'own' as const, conclusion: conclusionOf(result), problems: result.problems }]
      : [];
  });
}
