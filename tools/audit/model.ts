/** What a check says of one element. */
export type Problem = {
  /** Leads to the element; empty for what concerns the whole page. */
  selector: string;
  /** The start of its markup. */
  html: string;
  /** What is wrong, in Korean. */
  message: string;
  /** Criteria of this one finding, where they differ from those of its check. */
  criteria?: readonly string[];
};

/** What a check gives: how many things it looked at, and what is wrong with them. None looked at proves nothing. */
export type Result = { examined: number; problems: Problem[] };

/** Who says it: one of the two engines, the validator of HTML, or a check of our own. */
export type Engine = 'axe' | 'ibm' | 'html' | 'own';

/** What a check is, without how it looks. */
export type CheckInfo = {
  id: string;
  /** What it proves, in Korean. */
  title: string;
  /** Numbers of WCAG 2.2, such as `1.3.1`; `K` before one of KWCAG 2.2 that WCAG does not have. */
  criteria: readonly string[];
};

/** A check that runs in the page and only looks. */
export type PageCheck = CheckInfo & { inspect: () => Result };

/** The words of EARL for what a check found. */
export type Conclusion = 'passed' | 'failed' | 'cantTell' | 'inapplicable' | 'untested';

/** What one check said of one state in one variant. */
export type Outcome = {
  check: CheckInfo;
  engine: Engine;
  state: string;
  /** The variant's name, such as `1440 px · 어둡게 · 글자 125 %`. */
  variant: string;
  conclusion: Conclusion;
  /** Why it is untested, or what the engine could not tell. */
  reason?: string;
  problems: Problem[];
};

/** A finding, once for all variants that show it. */
export type Finding = {
  check: CheckInfo;
  engine: Engine;
  state: string;
  problem: Problem;
  variants: string[];
  /** A picture of the element, as a data URL. */
  picture?: string;
};

/** The result of a check as an outcome. */
export function conclusionOf({ examined, problems }: Result): Conclusion {
  if (problems.length > 0) return 'failed';
  return examined > 0 ? 'passed' : 'inapplicable';
}
